import { expect, it } from 'vitest'
import {
  chooseComp,
  framedAspect,
  pictureHeightOf
} from '../../../ui/placing/choose-comp.ts'
import type { FittedPicture } from '../../../ui/platform/platform.ts'
import { assetOf, pictureOf } from '../asset-of.ts'

const asset = assetOf('1', {
  previews: [pictureOf('preview', 450), pictureOf('preview_1000', 1000)]
})

const box = { width: 300, height: 200 }

function fileOf(width: number, height: number, scale = 1): FittedPicture {
  return {
    bytes: new Uint8Array(1),
    width: width * scale,
    height: height * scale,
    sourceWidth: width,
    sourceHeight: height,
    losesColors: false,
    marginX: 0,
    marginY: 0
  }
}

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

it('shows a file whole whose size was guessed', () => {
  const record = { ...pictureOf('preview', 450), width: 450, height: 450 }
  const file = fileOf(450, 470)

  expect(pictureHeightOf(record, file)).toBe(450)
  expect(pictureHeightOf({ ...record, isGuessed: true }, file)).toBe(470)
})

it('refuses an asset without any picture', () => {
  const none = assetOf('1', { previews: [], thumbnails: [] })

  expect(() => chooseComp(none, box)).toThrow(/no picture/)
})

it('leaves out the id bar that the record does not count', () => {
  const record = pictureOf('preview', 450)

  expect(pictureHeightOf(record, fileOf(450, 320))).toBe(300)
  expect(pictureHeightOf(record, fileOf(450, 320, 0.5))).toBe(150)
})

it.each([
  ['turned since', { width: 1000, height: 750 }, fileOf(750, 1000), 1000],
  ['a little taller', { width: 1000, height: 750 }, fileOf(1000, 820), 820],
  ['with a tall bar', { width: 1000, height: 750 }, fileOf(1000, 810), 750],
  ['of a panorama', { width: 450, height: 150 }, fileOf(450, 170), 150],
  ['a taller panorama', { width: 450, height: 150 }, fileOf(450, 180), 180]
])('shows of a file %s what is no id bar', (_, size, file, height) => {
  const record = { ...pictureOf('preview', 450), ...size }

  expect(pictureHeightOf(record, file)).toBe(height)
})

it('accepts a picture of another size than recorded', () => {
  const record = pictureOf('preview', 450)

  expect(pictureHeightOf(record, fileOf(900, 640))).toBe(600)
})

it('uses the whole file when there is no bar', () => {
  const record = pictureOf('preview', 450)

  expect(pictureHeightOf(record, fileOf(450, 300))).toBe(300)
  expect(pictureHeightOf(record, fileOf(450, 299))).toBe(299)
})

it.each([
  ['its own', { width: 450, height: 300 }, undefined],
  ['its own, rounded', { width: 100, height: 67 }, undefined],
  ['a square', { width: 450, height: 450 }, 1.5]
])('recognizes a record with the aspect of %s', (_, size, aspect) => {
  const record = { ...pictureOf('preview', 450), ...size }

  expect(framedAspect(assetOf('1', { aspect: 1.5 }), record)).toBe(aspect)
})
