import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { isCutVideo } from '../../../ui/images/is-cut-video.ts'

async function readFilm(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(`dev/catalog/film-files/${name}`))
}

/** A box with this type and length, of which `present` bytes are there. */
function box(type: string, length: number, present = length): number[] {
  const head = [0, 0, 0, length, ...new TextEncoder().encode(type)]
  return [...head, ...Array.from({ length: present - 8 }, () => 7)]
}

describe.each(['5100107-preview.mp4', '5100107-preview.webm'])('%s', name => {
  it('is whole', async () => {
    expect(isCutVideo(await readFilm(name))).toBe(false)
  })

  it.each([0.02, 0.5, 0.9])('is cut after %d of it', async share => {
    const bytes = await readFilm(name)

    const part = bytes.slice(0, Math.floor(bytes.length * share))

    expect(isCutVideo(part)).toBe(true)
  })

  it('is cut without its last byte', async () => {
    expect(isCutVideo((await readFilm(name)).slice(0, -1))).toBe(true)
  })
})

it.each([
  ['that is described at its end', [...box('mdat', 40), ...box('moov', 40)]],
  ['whose last box has no length', [...box('moov', 40), ...box('mdat', 0, 30)]],
  [
    'whose box has a long length',
    [...box('moov', 40), 0, 0, 0, 1, 109, 100, 97, 116, 0, 0, 0, 0, 0, 0, 0, 16]
  ]
])('takes a file %s for whole', (_, bytes) => {
  const file = new Uint8Array([...box('ftyp', 20), ...bytes])

  expect(isCutVideo(file)).toBe(false)
})

it.each([
  ['without a description', box('mdat', 40)],
  ['with a box of no sense', [...box('moov', 40), ...box('mdat', 5, 8)]],
  [
    'whose long length is cut',
    [...box('moov', 40), 0, 0, 0, 1, 109, 100, 97, 116]
  ],
  ['of which nothing is left', []]
])('takes a file %s for cut', (_, bytes) => {
  const file = new Uint8Array([...box('ftyp', 20), ...bytes])

  expect(isCutVideo(file)).toBe(true)
})
