import { expect, test } from 'vitest'
import { estimateSize } from '../estimate-size.ts'
import { listAssets } from '../list-assets.ts'
import { renderRendition } from '../render-rendition.ts'
import { renditionSize } from '../rendition-sizes.ts'
import { pickAsset } from '../../../test/pick-asset.ts'
import { temporaryFolder } from './temporary-folder.ts'

const assets = [...listAssets({ count: 3000 })].filter(
  asset => asset.imageType !== 'vector'
)

const sample = assets.filter((_, n) => n % 257 === 5)

test('estimates the bytes of a sample within a factor of two', async () => {
  const cacheFolder = await temporaryFolder()

  const ratios: [title: string, ratio: number][] = []
  for (const asset of sample) {
    const stated = renditionSize(asset, 'small_jpg')?.fileSize ?? 0
    const file = await renderRendition(asset.id, 'small_jpg', { cacheFolder })
    ratios.push([asset.title, file.bytes.length / stated])
  }

  expect(sample.length).toBeGreaterThan(8)
  expect(ratios.filter(([, ratio]) => ratio < 0.5 || ratio > 2)).toEqual([])
})

test('estimates more for a night sky than for a sky with clouds', () => {
  const [night = 0, day = 0] = ['Milky Way', 'Gray rain clouds'].map(title => {
    const asset = pickAsset(assets, one => one.title.startsWith(title))
    return estimateSize(asset, { width: 1000, height: 1000 })
  })

  expect(night).toBeGreaterThan(day * 3)
})
