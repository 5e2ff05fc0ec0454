import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { translateText } from '../../assets/translate-text.ts'
import {
  filmPreviews,
  filmSizes,
  type Film,
  type FilmPreview,
  type FilmSize
} from '../../films/film.ts'
import { findFilm, films } from '../../films/films.ts'
import { lookFilms } from '../../films/looks/look-films.ts'
import { readFilmFile } from '../../films/read-film-file.ts'
import { findAsset } from '../../find-asset.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'

const catalog = new URL('../../', import.meta.url)

async function load(film: Film, name: FilmPreview | FilmSize): Promise<Buffer> {
  const { bytes } = await readFilmFile(film, name)
  return Buffer.from(bytes)
}

describe.each(films)('$title', film => {
  const sizes = filmSizes.filter(size => film.sizes[size])

  test('has files with the stated pixels and duration', async () => {
    for (const size of sizes) {
      const bytes = await load(film, size)
      const { codec, duration, width, height } = readMp4(bytes)

      const stated = film.sizes[size]
      expect(codec).toBe('avc1')
      expect(Math.abs(duration - film.duration)).toBeLessThan(0.05)
      expect({ width, height, fileSize: bytes.length }).toEqual(stated)
    }
  })

  test('has moving previews with its duration and shape', async () => {
    const movies = [
      readMp4(await load(film, 'preview.mp4')),
      readMp4(await load(film, 'thumb.mp4')),
      readWebm(await load(film, 'preview.webm')),
      readWebm(await load(film, 'thumb.webm'))
    ]

    movies.forEach(({ duration, width, height }) => {
      expect(Math.abs(duration - film.duration)).toBeLessThan(0.05)
      expect(Math.abs(width / height - film.aspect)).toBeLessThan(0.03)
    })
    expect(movies.map(({ codec }) => codec)).toEqual([
      'avc1',
      'avc1',
      'V_VP9',
      'V_VP9'
    ])
  })

  test('has a watermarked preview and thumbnails without watermark', async () => {
    const marked = await load(film, 'preview.jpg')
    const plain = await load(film, 'thumb_2.jpg')
    const { width, height } = await sharp(plain).metadata()
    const size = { width, height, fit: 'fill' } as const
    const pixels = (bytes: Buffer) =>
      sharp(bytes).resize(size).removeAlpha().raw().toBuffer()

    const [a, b] = await Promise.all([pixels(marked), pixels(plain)])

    const changed = a.filter((value, n) => Math.abs(value - (b[n] ?? 0)) > 20)
    expect(changed.length / a.length).toBeGreaterThan(0.01)
    expect(changed.length / a.length).toBeLessThan(0.5)
  })

  test('moves', async () => {
    const stills = await Promise.all(
      (['thumb_1.jpg', 'thumb_2.jpg', 'thumb_3.jpg'] as const).map(name =>
        load(film, name)
      )
    )

    expect(new Set(stills.map(bytes => bytes.toString('latin1'))).size).toBe(3)
  })
})

test('have ids that no picture and no track has', () => {
  const ids = films.map(({ id }) => id)

  expect(films.length).toBeGreaterThanOrEqual(60)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.map(id => findFilm(id)?.id)).toEqual(ids)
  expect(ids.filter(id => findAsset(id) || !/^\d{7}$/.test(id))).toEqual([])
  expect(findFilm('999')).toBeUndefined()
})

test('rejects a size in which a film is not sold', async () => {
  const small = films.find(({ sizes }) => !sizes.hd)
  if (!small) throw new Error('Every film is sold in hd')

  await expect(readFilmFile(small, 'hd')).rejects.toThrow(small.id)
})

test('has the languages of its words', () => {
  const [lake] = films
  if (!lake) throw new Error('There is no film')

  expect(translateText(lake, 'en')?.title).toBe(lake.title)
  expect(translateText(lake, 'es')?.keywords).toContain('montaña')
  expect(translateText({ ...lake, keywords: ['xyz'] }, 'es')).toBeUndefined()
})

test('has six films in hd and in 4k', () => {
  const large = films.filter(({ sizes }) => sizes.hd && sizes['4k'])

  expect(large.length).toBeGreaterThanOrEqual(6)
})

test('has twelve looks of four films each', () => {
  const folders = lookFilms.map(({ id }) => id.slice(0, 4))

  const looks = [...new Set(folders)]
  expect(looks).toHaveLength(12)
  looks.forEach(look => {
    expect(folders.filter(one => one === look)).toHaveLength(4)
  })
})

test.each([
  'people',
  'business',
  'office',
  'city',
  'nature',
  'sea',
  'food',
  'party',
  'game',
  'abstract',
  'background',
  'technology'
])('has films of %s', word => {
  const found = films.filter(({ keywords }) => keywords.includes(word))

  expect(found.length).toBeGreaterThanOrEqual(3)
})

test('has no unused file, and at most eight megabytes', () => {
  const listed = films.flatMap(({ id, sizes }) => [
    ...Object.keys(sizes).map(size => `${id}-${size}.mp4`),
    ...filmPreviews.map(name => `${id}-${name}`)
  ])

  const names = readdirSync(new URL('film-files', catalog))
  const bytes = names.map(
    name => statSync(new URL(`film-files/${name}`, catalog)).size
  )

  expect(names.toSorted()).toEqual(listed.toSorted())
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000)
})
