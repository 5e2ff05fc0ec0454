import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MediaFolder } from '../assets/media-files.ts'
import { films } from '../films/films.ts'
import { mediaHash, readMediaHashes } from '../media-hashes.ts'
import { mediaSource } from '../media-source.ts'
import { runFfmpeg } from '../render/run-ffmpeg.ts'
import { tracks } from '../tracks/tracks.ts'
import { sample } from '../../../test/sample.ts'

const catalog = new URL('../', import.meta.url)
const listed = readMediaHashes()

function filesOf(folder: MediaFolder): string[] {
  return readdirSync(new URL(folder, catalog)).map(name => `${folder}/${name}`)
}

const files = [...filesOf('film-files'), ...filesOf('track-files')]

test('exist for every committed file', () => {
  const hashes = new Map(
    files.map(file => [
      file.split('/')[1],
      mediaHash(readFileSync(new URL(file, catalog)))
    ])
  )

  const stated = [...listed].map(([name, { file }]) => [name, file] as const)
  expect(new Map(stated)).toEqual(hashes)
})

test.each(sample([...films, ...tracks], 4))(
  'show that files were made from the current code: $title',
  async ({ id }) => {
    const names = [...listed.keys()].filter(name => name.startsWith(`${id}-`))

    const sourceOf = await mediaSource(id)

    expect(names.length).toBeGreaterThanOrEqual(4)
    expect(names.map(name => [name, sourceOf(name)])).toEqual(
      names.map(name => [name, listed.get(name)?.source])
    )
  }
)

test('show that only previews are watermarked', () => {
  const sources = (pattern: RegExp) =>
    files
      .map(file => file.split('/')[1] ?? '')
      .filter(name => pattern.test(name))
      .map(name => `${name.split('-')[0]} ${listed.get(name)?.source}`)

  const shown = new Set(sources(/-preview\./))
  const sold = sources(/-(?:web|sd|hd|4k|clean)\./)

  expect(shown.size).toBe(films.length + tracks.length)
  expect(sold.length).toBeGreaterThan(shown.size)
  expect(sold.filter(source => shown.has(source))).toEqual([])
})

test('need ffmpeg, and report that it is missing', async () => {
  const made = runFfmpeg([new Uint8Array(1_000_000)], [], [], 'no-ffmpeg')

  await expect(made).rejects.toThrow('no-ffmpeg is needed')
})
