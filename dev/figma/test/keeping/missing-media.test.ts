import { expect, test } from 'vitest'
import { missingMedia } from '../../keeping/missing-media.ts'
import { withLayers } from '../with-layers.ts'

test('names the images and videos that are not in the file', () => {
  const fills = [
    { type: 'IMAGE', imageHash: 'abc' },
    { type: 'VIDEO', videoHash: 'def' }
  ]
  const file = withLayers({ type: 'RECTANGLE', fills })
  const whole = { ...file, images: { abc: 'AAAA' }, videos: { def: 'AAAA' } }

  expect(missingMedia(whole)).toEqual([])
  expect(missingMedia(file)).toEqual(['abc', 'def'])
})
