import { expect, test } from 'vitest'
import { missingImages } from '../../keeping/missing-images.ts'
import { withLayers } from '../with-layers.ts'

test('names the images that are not in the file', () => {
  const fills = [{ type: 'IMAGE', imageHash: 'abc' }]
  const file = withLayers({ type: 'RECTANGLE', fills })
  const whole = { ...file, images: { abc: 'AAAA' } }

  expect(missingImages(whole)).toEqual([])
  expect(missingImages(file)).toEqual(['abc'])
})
