import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { padTrack } from '../../../../test/pad-track.ts'
import { sample } from '../../../../test/sample.ts'
import { findFilm } from '../../films/films.ts'
import { findAsset } from '../../find-asset.ts'
import { albums } from '../../tracks/covers/albums.ts'
import { findSpec, playTrack } from '../../tracks/play-track.ts'
import { readTrackFile } from '../../tracks/read-track-file.ts'
import { peaksOf } from '../../tracks/sound/waveform-svg.ts'
import { styles } from '../../tracks/styles/style-tracks.ts'
import {
  trackFiles,
  type Track,
  type TrackFileName
} from '../../tracks/track.ts'
import { findTrack, tracks } from '../../tracks/tracks.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { mp3Seconds, mp3Tags, oggSeconds } from './read-audio.ts'

const catalog = new URL('../../', import.meta.url)
const [shortest] = tracks.toSorted((a, b) => a.duration - b.duration)
if (!shortest) throw new Error('There is no track')
const committed = Object.keys(trackFiles).filter(
  (name): name is TrackFileName => name !== 'original_audio'
)

function fileOf({ id }: Track, name: TrackFileName): Buffer {
  const path = `track-files/${id}-${trackFiles[name].file}`
  return readFileSync(new URL(path, catalog))
}

function filesOf({ fileSizes }: Track): TrackFileName[] {
  return committed.filter(name => fileSizes[name] !== undefined)
}

describe.each(tracks)('$title', track => {
  const { duration, fileSizes } = track

  test('has whole files of the stated duration and sizes', () => {
    const clean = mp3Seconds(fileOf(track, 'clean_audio'))
    const preview = mp3Seconds(fileOf(track, 'preview_mp3'))
    const ogg = oggSeconds(fileOf(track, 'preview_ogg'))

    expect(Math.abs(clean - duration)).toBeLessThan(0.15)
    expect(Math.abs(preview - duration)).toBeLessThan(0.15)
    expect(ogg).toBeCloseTo(duration, 1)
    expect(filesOf(track).map(name => fileSizes[name])).toEqual(
      filesOf(track).map(name => fileOf(track, name).length)
    )
  })

  test('has a cover, and a waveform if it says so', async () => {
    const pictures = filesOf(track).filter(name => /waveform|art/.test(name))

    const found = await Promise.all(
      pictures.map(async name => {
        const file = sharp(fileOf(track, name))
        const { format, width, height } = await file.metadata()
        const { entropy } = await file.stats()
        return { format, width, height, isDrawn: entropy > 0 }
      })
    )

    const art = { format: 'jpeg', width: 300, height: 300, isDrawn: true }
    const wave = { format: 'png', width: 600, height: 80, isDrawn: true }
    expect(found).toEqual(pictures.length > 1 ? [wave, art] : [art])
  })

  test('names itself in the licensed file', () => {
    const tags = mp3Tags(fileOf(track, 'clean_audio'))

    expect(tags['TIT2']).toBe(track.title)
    expect(tags['TPE1']).toBe(track.artists.join(', '))
    expect(tags['TALB'] ?? '').toBe(track.album.title)
    expect(tags['TCOP']).toBe('Cleared Sound, CC0-1.0')
  })
})

describe.each(sample(tracks, 2))('the music of $title', track => {
  test('has the form that its waveform shows', async () => {
    const sound = await playTrack(findSpec(track.id))

    const peaks = peaksOf(sound, 150)
    const loudest = Math.max(...peaks)
    expect(loudest).toBeGreaterThan(0.8)
    expect(Math.min(...peaks.slice(0, 15))).toBeLessThan(loudest * 0.7)
    if (track.fileSizes.waveform === undefined) return
    expect(await barsOf(fileOf(track, 'waveform'))).toEqual(
      peaks.map(peak => expect.closeTo(2 + peak * 72, -0.5))
    )
  })
})

/** Heights of the bars of a waveform, in pixels. */
async function barsOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: 150 }, (_, bar) => {
    const column = Array.from(
      { length: info.height },
      (_, y) => data[y * info.width + bar * 4 + 2] ?? 0
    )
    return column.reduce((sum, alpha) => sum + alpha / 255, 0)
  })
}

test('are sixty and more, with ids that no picture and no film has', () => {
  const ids = tracks.map(({ id }) => id)

  expect(tracks.length).toBeGreaterThanOrEqual(60)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.map(id => findTrack(id)?.id)).toEqual(ids)
  expect(ids).toEqual(ids.toSorted())
  expect(
    ids.filter(id => findAsset(id) || findFilm(id) || !/^\d{6}$/.test(id))
  ).toEqual([])
})

test('have twelve styles of four and more, and others of two and more', () => {
  const counts = Object.values(styles).map(list => list.length)

  expect(counts.filter(count => count >= 4).length).toBeGreaterThanOrEqual(8)
  expect(counts.length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(tracks.length)
})

test('have no unused file, and at most six megabytes', () => {
  const listed = tracks.flatMap(track =>
    filesOf(track).map(name => `${track.id}-${trackFiles[name].file}`)
  )

  const names = readdirSync(new URL('track-files', catalog))
  const sizes = names.map(
    name => statSync(new URL(`track-files/${name}`, catalog)).size
  )

  expect(names.toSorted()).toEqual(listed.toSorted())
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000)
})

test('last 8 to 25 seconds', () => {
  const durations = tracks.map(({ duration }) => duration)

  expect(Math.min(...durations)).toBeGreaterThanOrEqual(8)
  expect(Math.max(...durations)).toBeLessThanOrEqual(25)
})

test('have words that differ', () => {
  for (const word of ['title', 'description', 'isrc'] as const) {
    expect(new Set(tracks.map(track => track[word])).size).toBe(tracks.length)
  }
  for (const track of tracks) {
    expect(new Set(track.keywords).size).toBeGreaterThanOrEqual(5)
    expect(track.moods).toHaveLength(2)
    expect(track.instruments.length + Number(track.vocals !== '')).not.toBe(0)
    expect(track.lyrics !== '').toBe(track.vocals !== '')
    expect(track.similarArtists).not.toContain(track.artists[0])
  }
})

test('name similar artists that have tracks', () => {
  const artists = new Set(tracks.flatMap(track => track.artists))

  const similar = tracks.flatMap(track => track.similarArtists)

  expect(artists.size).toBeGreaterThanOrEqual(20)
  expect(similar.filter(name => !artists.has(name))).toEqual([])
})

test('without a waveform is exactly one', () => {
  const without = tracks.filter(track => track.fileSizes.waveform === undefined)

  expect(without.map(({ title }) => title)).toEqual(['Signal from the Ice'])
})

test('of an album have its cover, and no other has', () => {
  const covers = new Map<string, Set<string>>()
  for (const track of tracks) {
    const name = track.album.title || track.title
    const cover = fileOf(track, 'album_art').toString('base64')
    covers.set(name, (covers.get(name) ?? new Set()).add(cover))
  }

  const all = [...covers.values()].flatMap(own => [...own])
  expect([...covers.values()].every(own => own.size === 1)).toBe(true)
  expect(new Set(all).size).toBe(covers.size)
  const titles = Object.values(albums).map(({ title }) => title)
  expect([...covers.keys()]).toEqual(expect.arrayContaining(titles))
})

test('caches an original with the stated size', async () => {
  const folder = await temporaryFolder()
  const original = async () => {
    const read = await readTrackFile(shortest, 'original_audio', folder)
    return Buffer.from(read.bytes)
  }

  const first = await original()
  const [edition = ''] = readdirSync(folder)
  const kept = readdirSync(`${folder}/${edition}`)
  const second = await original()

  expect(first.toString('latin1', 0, 16)).toMatch(/^RIFF....WAVEfmt /s)
  expect(first.length).toBe(shortest.fileSizes.original_audio)
  expect(kept).toEqual([`${shortest.id}-original.wav`])
  expect(second.equals(first)).toBe(true)
})

test('are always the same, and faded out', async () => {
  const spec = findSpec(shortest.id)

  const first = await playTrack(spec)
  const second = await playTrack(spec)

  expect(first.left).toEqual(second.left)
  expect(first.right).toEqual(second.right)
  expect(Math.abs(first.left.at(-1) ?? 1)).toBeLessThan(0.001)
})

test('play as before when they are padded', () => {
  const bytes = fileOf(shortest, 'clean_audio')

  const padded = Buffer.from(padTrack(bytes, 8_000_000, 'a'))
  const other = Buffer.from(padTrack(bytes, 8_000_000, 'b'))

  expect(padded).toHaveLength(8_000_000)
  expect(mp3Seconds(padded)).toBe(mp3Seconds(bytes))
  expect(padded.equals(other)).toBe(false)
})
