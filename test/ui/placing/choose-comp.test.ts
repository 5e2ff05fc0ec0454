import { expect, it } from 'vitest'
import { chooseComp, framedAspect } from '../../../ui/placing/choose-comp.ts'
import { assetOf, pictureOf } from '../asset-of.ts'

const asset = assetOf('1', {
  previews: [pictureOf('preview', 450), pictureOf('preview_1000', 1000)]
})

const box = { width: 300, height: 200 }

it.each([
  ['its own aspect', { width: 225, height: 150 }, 'preview'],
  ['its own aspect, larger', { width: 227, height: 151 }, 'preview_1000'],
  ['any, beyond the largest', { width: 800, height: 533 }, 'preview_1000'],
  ['a tall box, by its height', { width: 100, height: 160 }, 'preview_1000'],
  ['a wide box, by its width', { width: 225, height: 20 }, 'preview'],
  ['a rounded size', { width: 224, height: 150.5 }, 'preview']
])('chooses for %s', (_, layer, name) => {
  expect(chooseComp(asset, layer).name).toBe(name)
})

it('counts only the picture of a framed preview', () => {
  const square = { ...pictureOf('preview', 450), height: 450 }
  const tall = assetOf('1', {
    aspect: 0.5,
    previews: [square, pictureOf('preview_1000', 1000)]
  })

  expect(chooseComp(tall, { width: 112, height: 224 }).name).toBe('preview')
  expect(chooseComp(tall, { width: 200, height: 200 }).name).toBe(
    'preview_1000'
  )
})

it('uses a thumbnail only when there is no preview', () => {
  const bare = assetOf('1', { previews: [] })

  expect(chooseComp(bare, box).name).toBe('large_thumb')
})

it('refuses an asset without any picture', () => {
  const none = assetOf('1', { previews: [], thumbnails: [] })

  expect(() => chooseComp(none, box)).toThrow(/no picture/)
})

it.each([
  ['its own', { width: 450, height: 300 }, undefined],
  ['its own, rounded', { width: 100, height: 67 }, undefined],
  ['a square', { width: 450, height: 450 }, 1.5]
])('recognizes a record with the aspect of %s', (_, size, aspect) => {
  const record = { ...pictureOf('preview', 450), ...size }

  expect(framedAspect(assetOf('1', { aspect: 1.5 }), record)).toBe(aspect)
})
