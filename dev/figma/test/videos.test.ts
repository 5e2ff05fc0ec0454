import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, character => character.charCodeAt(0))
}

const create = `return figma.createVideoAsync(input)`

test.each([
  ['MP4', '\0\0\0\x20ftypisom'],
  ['MOV', '\0\0\0\x14ftypqt  '],
  ['old MOV', '\0\0\0\x08wide\0\0\0\x01mdat'],
  ['WebM', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x82\x84webm']
])('takes %s and gives its hash alone', async (_kind, text) => {
  const { run } = await openPlugin()

  const video = await run(create, bytesOf(text))
  const same = await run<{ hash: string }>(create, bytesOf(text))

  expect(video).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{40}$/) })
  expect(video).toEqual(same)
})

test.each([
  ['AVIF', '\0\0\0\x20ftypavif'],
  ['HEIC', '\0\0\0\x20ftypheic'],
  ['Matroska', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x23\x42\x82\x88matroska'],
  ['AVI', 'RIFF\0\0\0\0AVI '],
  ['nothing', '']
])('refuses %s', async (_kind, text) => {
  const { run } = await openPlugin()

  await expect(run(create, bytesOf(text))).rejects.toThrow(
    'in createVideoAsync: Video type is unsupported'
  )
})

test('takes 100 MB and no byte more', async () => {
  const { run, error } = await openPlugin()
  const sized = `const bytes = new Uint8Array(input)
    bytes.set([0, 0, 0, 32, 102, 116, 121, 112, 105, 115, 111, 109])
    return figma.createVideoAsync(bytes)`

  const message = await error(sized, 100 * 1024 * 1024 + 1)
  const video = await run(sized, 100 * 1024 * 1024)

  expect(message).toBe('Error: in createVideoAsync: Video is too large')
  expect(video).toHaveProperty('hash')
})

test('uploads none to a free team', async () => {
  const { run } = await openPlugin({ team: 'free' })

  await expect(run(create, bytesOf('\0\0\0\x20ftypisom'))).rejects.toThrow(
    "cannot be uploaded in a free team's file"
  )
})

test('refuses what is not bytes', async () => {
  const { error } = await openPlugin()

  expect(await error(`await figma.createVideoAsync('a')`)).toContain(
    '"data" to have type Uint8Array'
  )
})
