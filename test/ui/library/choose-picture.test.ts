import { expect, it } from 'vitest'
import { choosePicture } from '../../../ui/library/choose-picture.ts'
import { assetOf, pictureOf } from '../asset-of.ts'

const asset = assetOf('1', {
  thumbnails: [pictureOf('small_thumb', 100), pictureOf('large_thumb', 150)],
  previews: [pictureOf('preview', 450), pictureOf('preview_1000', 1000)]
})

it.each([
  [90, 'small_thumb'],
  [165, 'large_thumb'],
  [200, 'preview'],
  [700, 'preview_1000'],
  [3000, 'preview_1000']
])('chooses for %i device pixels the picture %s', (width, name) => {
  expect(choosePicture(asset, width)?.name).toBe(name)
})

it('falls back to the only picture', () => {
  const poor = { ...asset, previews: [] }

  expect(choosePicture(poor, 900)?.name).toBe('large_thumb')
  expect(choosePicture({ ...poor, thumbnails: [] }, 900)).toBeNull()
})
