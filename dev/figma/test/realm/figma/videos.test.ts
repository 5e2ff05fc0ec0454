import { expect, test } from 'vitest'
import { readDocument } from '../../../core/read-document.ts'
import { fileText } from '../../../pictures/file-text.ts'
import { openPlugin } from '../../open-plugin.ts'

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

const film = bytesOf('\0\0\0\x20ftypisom')
const fillWithFilm = `
  const { hash } = await figma.createVideoAsync(input)
  const layer = figma.createRectangle()
  layer.fills = [{ type: 'VIDEO', scaleMode: 'FILL', videoHash: hash }]
  figma.currentPage.selection = [layer]
  return hash`

test('travels with the document, as a value and as its JSON', async () => {
  const first = await openPlugin()
  const hash = await first.run<string>(fillWithFilm, film)
  const document = first.host.exportDocument()

  const second = await openPlugin({ document })
  const third = await openPlugin({ document: readDocument(fileText(document)) })

  expect(second.host.video(hash)).toEqual(film)
  expect(third.host.video(hash)).toEqual(film)
  expect(third.host.exportDocument()).toEqual(document)
})

test('travels with a host that is saved', async () => {
  const { host } = await openPlugin({ start: false })
  const hash = host.addVideo(film)

  const other = await openPlugin({ start: false, saved: host.save() })

  expect(other.host.video(hash)).toEqual(film)
})

test('stays when its layer is removed, and shows when that is undone', async () => {
  const { host, run } = await openPlugin()
  const hash = await run<string>(fillWithFilm, film)
  const fills = host.scene().children[0]?.fills

  host.user.remove(host.scene().selection)
  host.user.undo()

  expect(host.scene().children[0]?.fills).toEqual(fills)
  expect(host.video(hash)).toEqual(film)
})

test('goes with copied layers into another document', async () => {
  const one = await openPlugin()
  const other = await openPlugin()
  const hash = await one.run<string>(fillWithFilm, film)

  const copied = one.host.copy(one.host.scene().selection)
  other.host.user.paste(JSON.parse(fileText(copied)), { x: 0, y: 0 })

  expect(other.host.scene().children[0]?.fills).toMatchObject([
    { type: 'VIDEO', videoHash: hash }
  ])
  expect(other.host.video(hash)).toEqual(film)
})

test.each([
  ['no video', 'AAAA', 'is no video (in document: Video type is unsupported)'],
  [
    'another one',
    bytesOf('\0\0\0\x20ftypqt  '),
    'is another video, whose hash'
  ],
  ['text that is not base64', '%', 'is no video']
])('opens no document with %s', async (_case, file, reason) => {
  const { host } = await openPlugin()
  const hash = host.addVideo(film)
  const document = { ...host.exportDocument(), videos: { [hash]: file } }

  await expect(openPlugin({ document })).rejects.toThrow(reason)
})

test('takes a video by hand, but not for a free team', async () => {
  const paid = await openPlugin()
  const free = await openPlugin({ team: 'free' })

  const hash = paid.host.addVideo(film)

  expect(paid.host.video(hash)).toEqual(film)
  expect(() => free.host.addVideo(film)).toThrow('in a free team')
  expect(() => paid.host.addVideo(bytesOf('text'))).toThrow('unsupported')
})

test('drops a video into a layer that it fills', async () => {
  const { host } = await openPlugin()
  const video = { kind: 'video', name: 'Film', width: 16, height: 9 } as const
  const hash = host.addVideo(film)

  host.user.dropPicture({ ...video, hash }, { x: 5, y: 7 })

  const [layer] = host.scene().children
  expect(layer).toMatchObject({ name: 'Film', width: 16, height: 9 })
  expect(layer?.fills).toMatchObject([
    { type: 'VIDEO', scaleMode: 'FILL', videoHash: hash }
  ])
})

test('crops a video by hand', async () => {
  const { host, run } = await openPlugin()
  await run(fillWithFilm, film)
  const [layer] = host.scene().children

  host.user.crop(layer?.id ?? '', 0, [
    [0.5, 0, 0],
    [0, 0.5, 0.25]
  ])

  const fills = host.node(layer?.id ?? '')?.fills
  expect(fills).toMatchObject([
    {
      type: 'VIDEO',
      scaleMode: 'CROP',
      videoTransform: [
        [0.5, 0, 0],
        [0, 0.5, 0.25]
      ]
    }
  ])
})
