import { expect, test } from 'vitest'
import { listAssets } from '../list-assets.ts'
import { renditionSize, renditionSizes } from '../rendition-sizes.ts'

const assets = [...listAssets({ count: 1500 })]

test('fits the longest side and rounds the shorter one', () => {
  const wide = assets.find(asset => asset.width === 8000)
  if (!wide) throw new Error('No wide asset')

  const longest = renditionSizes(wide).map(size => [size.name, size.width])

  expect(longest.slice(0, 2)).toEqual([
    ['small_thumb', 100],
    ['large_thumb', 150]
  ])
  expect(renditionSize(wide, 'preview')?.width).toBe(450)
  expect(renditionSize(wide, 'preview_1500')?.width).toBe(1500)
  expect(renditionSize(wide, 'huge_jpg')?.width).toBe(8000)
  expect(renditionSize(wide, 'preview')?.height).toBe(
    Math.round((450 * wide.height) / wide.width)
  )
})

test('does not include the id bar in the height', () => {
  const barred = assets.find(asset => asset.hasIdBar)
  const plain = assets.find(asset => !asset.hasIdBar)
  if (!barred || !plain) throw new Error('No such asset')

  expect(renditionSize(barred, 'preview')?.barHeight).toBe(20)
  expect(renditionSize(barred, 'huge_jpg')?.barHeight).toBe(0)
  expect(renditionSize(plain, 'preview')?.barHeight).toBe(0)
})

test('doubles only small originals', () => {
  const doubled = assets.filter(asset => renditionSize(asset, 'supersize_jpg'))

  expect(doubled.length).toBeGreaterThan(0)
  expect(
    doubled.filter(({ width, height }) => width * height >= 4_000_000)
  ).toEqual([])
})

test('has no smaller sizes of vectors', () => {
  const vector = assets.find(asset => asset.imageType === 'vector')
  if (!vector) throw new Error('No vector')

  expect(renditionSize(vector, 'medium_jpg')).toBeUndefined()
  expect(renditionSize(vector, 'huge_jpg')).toBeDefined()
})
