import sharp from 'sharp'
import { expect, test } from 'vitest'
import { assetText } from '../../asset-text.ts'
import type { CatalogAsset } from '../../assets/catalog-asset.ts'
import { languages } from '../../assets/languages.ts'
import { listAssets } from '../../list-assets.ts'
import { colorWorks } from '../../photos/color-works.ts'
import { photoScans, scanPath } from '../../photos/photo-scans.ts'
import { renderRendition } from '../../render-rendition.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const assets = [...listAssets()]
const photos = assets.filter(asset => asset.source.kind === 'photo')
const whole = new Set(colorWorks.map(work => work.title))
const wholes = photos.filter(asset => whole.has(asset.title))

function mostPopular(word: string): CatalogAsset | undefined {
  const found = assets.filter(asset => asset.keywords.includes(word))
  return found.toSorted((a, b) => b.popularity - a.popularity)[0]
}

test('states the pixels of every photograph', async () => {
  const scans = Object.values(photoScans)

  const actual = await Promise.all(
    scans.map(async scan => {
      const { width, height } = await sharp(scanPath(scan)).metadata()
      return { file: scan.file, width, height }
    })
  )

  expect(actual).toEqual(scans)
})

test('keeps the ids of the black-and-white photographs', () => {
  const ids = [0, 9, 95].map(index => photos[index]?.id)

  expect(ids).toEqual(['945927337', '529819065', '268145985'])
  expect(photos[96]?.title).toBe(colorWorks[0]?.title)
})

test.each(['earth', 'world', 'map', 'people', 'group', 'hand'])(
  'shows a color photograph first for %s',
  word => {
    const first = mostPopular(word)

    expect(first?.imageType).toBe('photo')
    expect(first?.isGrayscale).toBe(false)
  }
)

test('delivers them in color', async () => {
  const cacheFolder = await temporaryFolder()

  const spreads = await Promise.all(
    wholes.map(async ({ id }) => {
      const file = await renderRendition(id, 'huge_thumb', { cacheFolder })
      return colorfulness(file.bytes)
    })
  )

  expect(spreads).toHaveLength(colorWorks.length)
  expect(Math.min(...spreads)).toBeGreaterThan(15)
})

test('describes them in all languages of the API', () => {
  const texts = wholes.flatMap(asset =>
    languages.map(language => assetText(asset, language)?.keywords.length ?? 0)
  )

  expect(Math.min(...texts)).toBeGreaterThanOrEqual(4)
})

test('offers people without a release for editorial use only', () => {
  const people = photos.filter(
    asset => asset.people.number > 1 && !asset.isGrayscale
  )

  expect(people.length).toBeGreaterThan(0)
  expect(people.filter(asset => !asset.isEditorial)).toEqual([])
  expect(people.filter(asset => asset.isEnhanced)).toEqual([])
})

/** Mean distance of the strongest part of a pixel from its weakest. */
async function colorfulness(bytes: Uint8Array): Promise<number> {
  const pixels = await sharp(bytes).raw().toBuffer()
  let sum = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const parts = pixels.subarray(at, at + 3)
    sum += Math.max(...parts) - Math.min(...parts)
  }
  return (sum * 3) / pixels.length
}
