import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findFilm } from '../../films/films.ts'
import { findAsset } from '../../find-asset.ts'
import { markPreview } from '../../tracks/mark-preview.ts'
import { playTrack } from '../../tracks/play-track.ts'
import { readTrackFile } from '../../tracks/read-track-file.ts'
import {
  trackFiles,
  type Track,
  type TrackFileName
} from '../../tracks/track.ts'
import { findTrack, tracks } from '../../tracks/tracks.ts'
import { sample } from '../../../../test/sample.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { mp3Seconds, oggSeconds } from './read-audio.ts'

const [shortest] = tracks.toSorted((a, b) => a.duration - b.duration)
if (!shortest) throw new Error('There is no track')

async function load(
  track: Track,
  name: TrackFileName,
  folder = ''
): Promise<Buffer> {
  const { bytes } = await readTrackFile(track, name, folder)
  return Buffer.from(bytes)
}

describe.each(sample(tracks, 2))('$title', track => {
  test('has the stated duration', async () => {
    const clean = mp3Seconds(await load(track, 'clean_audio'))
    const preview = mp3Seconds(await load(track, 'preview_mp3'))
    const ogg = oggSeconds(await load(track, 'preview_ogg'))

    expect(Math.abs(clean - track.duration)).toBeLessThan(0.15)
    expect(Math.abs(preview - track.duration)).toBeLessThan(0.15)
    expect(ogg).toBeCloseTo(track.duration, 1)
  })

  test('has a waveform and album art', async () => {
    const waves = await sharp(await load(track, 'waveform')).metadata()
    const album = await sharp(await load(track, 'album_art')).metadata()

    expect(waves).toMatchObject({ format: 'png', width: 600, height: 80 })
    expect(album).toMatchObject({ format: 'jpeg', width: 300, height: 300 })
  })

  test('states the size of its files', async () => {
    const names = Object.keys(trackFiles).filter(
      (name): name is TrackFileName => name !== 'original_audio'
    )

    const files = await Promise.all(names.map(name => load(track, name)))

    expect(names.map(name => track.fileSizes[name])).toEqual(
      files.map(bytes => bytes.length)
    )
  })
})

test('have ids that no picture and no film has', () => {
  const ids = tracks.map(({ id }) => id)

  expect(tracks.length).toBeGreaterThanOrEqual(12)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.map(id => findTrack(id)?.id)).toEqual(ids)
  expect(
    ids.filter(id => findAsset(id) || findFilm(id) || !/^\d{6}$/.test(id))
  ).toEqual([])
})

test('caches an original with the stated size', async () => {
  const folder = await temporaryFolder()

  const first = await load(shortest, 'original_audio', folder)
  const [edition = ''] = readdirSync(folder)
  const kept = readdirSync(`${folder}/${edition}`)
  const second = await load(shortest, 'original_audio', folder)

  expect(first.toString('latin1', 0, 16)).toMatch(/^RIFF....WAVEfmt /s)
  expect(first.length).toBe(shortest.fileSizes.original_audio)
  expect(kept).toEqual([`${shortest.id}-original.wav`])
  expect(second.equals(first)).toBe(true)
})

test('is always the same, normalized and faded out', async () => {
  const first = await playTrack(shortest)
  const second = await playTrack(shortest)

  expect(first.left).toEqual(second.left)
  expect(Math.max(...first.left.slice(0, 44_100))).toBeGreaterThan(0.2)
  expect(Math.abs(first.left.at(-1) ?? 1)).toBeLessThan(0.001)
})

test('adds two tones to a preview every few seconds', () => {
  const silence = {
    left: new Float32Array(44_100 * 4),
    right: new Float32Array(44_100 * 4)
  }

  const { left } = markPreview(silence)

  const loud = Array.from({ length: 40 }, (_, tenth) => {
    const part = left.subarray(tenth * 4410, (tenth + 1) * 4410)
    return part.some(sample => Math.abs(sample) > 0.1)
  })
  expect(loud.slice(0, 6)).toEqual(Array(6).fill(false))
  expect(loud.slice(6, 9)).toEqual([true, true, true])
  expect(loud.slice(10, 30)).toEqual(Array(20).fill(false))
  expect(loud[31]).toBe(true)
})
