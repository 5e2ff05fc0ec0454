import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { CatalogAsset } from '../assets/catalog-asset.ts'
import { listAssets } from '../list-assets.ts'
import { renderRendition } from '../render-rendition.ts'
import { temporaryFolder } from './temporary-folder.ts'

const assets = [...listAssets()]

function tagged(word: string): CatalogAsset[] {
  return assets.filter(asset => asset.keywords.includes(word))
}

function scenes(word: string): CatalogAsset[] {
  return tagged(word).filter(asset => asset.source.kind === 'scene')
}

async function means(some: CatalogAsset[], cacheFolder: string) {
  const sums = [0, 0, 0]
  for (const asset of some) {
    const file = await renderRendition(asset.id, 'small_thumb', { cacheFolder })
    const { channels } = await sharp(file.bytes).stats()
    channels.forEach(({ mean }, n) => (sums[n] = (sums[n] ?? 0) + mean))
  }
  return sums.map(sum => sum / some.length)
}

test.each([
  ['mountain', 100],
  ['beach', 50],
  ['city', 100],
  ['forest', 100],
  ['flower', 100],
  ['coffee', 50],
  ['people', 100],
  ['food', 100],
  ['office', 50],
  ['business', 50],
  ['sky', 100],
  ['cat', 30],
  ['dog', 15],
  ['abstract', 100]
])('has results for %s', (word, least) => {
  expect(tagged(word).length).toBeGreaterThanOrEqual(least)
})

test('uses the word mountain only for mountains', () => {
  const found = tagged('mountain').filter(
    ({ source }) => source.kind !== 'emoji'
  )

  const strange = found.filter(
    ({ title }) =>
      !/mountain|alpine|pine trees|canyon|cliff|island|shore/i.test(title)
  )

  expect(strange.map(asset => asset.title)).toEqual([])
})

test('shows photographs of mountains first', () => {
  const found = tagged('mountain').toSorted(
    (a, b) => b.popularity - a.popularity
  )

  expect(found.slice(0, 2).map(asset => asset.imageType)).toEqual([
    'photo',
    'photo'
  ])
})

test('is dark at night and bright by day', async () => {
  const cacheFolder = await temporaryFolder()
  const night = scenes('night').filter(({ keywords }) =>
    keywords.includes('star')
  )
  const day = scenes('beach').filter(({ title }) =>
    title.includes('summer day')
  )

  const [nightRed = 0] = await means(night.slice(0, 6), cacheFolder)
  const [dayRed = 0] = await means(day.slice(0, 6), cacheFolder)

  expect(nightRed).toBeLessThan(70)
  expect(dayRed).toBeGreaterThan(110)
})

test('is warm in the desert and green in spring hills', async () => {
  const cacheFolder = await temporaryFolder()
  const inDaylight = ({ title }: CatalogAsset) =>
    /blue sky|evening light/.test(title)

  const sand = await means(
    scenes('dune').filter(inDaylight).slice(0, 6),
    cacheFolder
  )
  const hills = await means(
    scenes('hill')
      .filter(inDaylight)
      .filter(({ title }) => title.startsWith('Green'))
      .slice(0, 6),
    cacheFolder
  )

  const [red = 0, , blue = 0] = sand
  const [, green = 0, hillBlue = 0] = hills
  expect(red).toBeGreaterThan(blue * 0.95)
  expect(green).toBeGreaterThan(hillBlue * 0.9)
})

test('lists a main color that is in the picture', async () => {
  const cacheFolder = await temporaryFolder()
  const sample = assets.filter((_, n) => n % 230 === 7)

  const missing: string[] = []
  for (const asset of sample) {
    const file = await renderRendition(asset.id, 'small_thumb', { cacheFolder })
    const [color] = asset.colors
    const distance = await nearest(file.bytes, color?.hex ?? '')
    if (distance > 70) missing.push(`${asset.title}: ${color?.hex}`)
  }

  expect(missing).toEqual([])
})

/** How far the closest pixel of a picture is from a color. */
async function nearest(bytes: Uint8Array, hex: string): Promise<number> {
  const wanted = Number.parseInt(hex, 16)
  const pixels = await sharp(bytes).raw().toBuffer()
  let distance = Infinity
  for (let at = 0; at < pixels.length; at += 3) {
    const red = (pixels[at] ?? 0) - (wanted >> 16)
    const green = (pixels[at + 1] ?? 0) - ((wanted >> 8) & 255)
    const blue = (pixels[at + 2] ?? 0) - (wanted & 255)
    distance = Math.min(distance, Math.hypot(red, green, blue))
  }
  return distance
}
