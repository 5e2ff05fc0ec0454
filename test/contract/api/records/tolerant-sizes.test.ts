import * as v from 'valibot'
import { expect, it } from 'vitest'
import { TolerantImage } from '../../../../contract/api/records/tolerant.ts'

const url = 'http://localhost:4402/previews/1.jpg'
const preview = { url, width: 450, height: 300 }

it.each([
  ['450', 450],
  [' 450 ', 450],
  ['450.5', 450.5],
  ['450px', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['0', undefined],
  [0, undefined],
  [-450, undefined],
  [1e9, undefined],
  ['1000000000', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [undefined, undefined],
  [[450], undefined]
])('reads the width %j of a picture as %j', (width, expected) => {
  const huge_jpg = { width, height: 300 }

  const { assets } = v.parse(TolerantImage, {
    id: '1',
    assets: { preview: { ...preview, width }, huge_jpg }
  })

  expect(assets.preview).toEqual({ url, width: expected, height: 300 })
  expect(assets.huge_jpg).toEqual({ width: expected, height: 300 })
})

it('reads an aspect that is written as text', () => {
  const aspects = ['1.5', '.75', 'wide', '3:2'].map(
    aspect =>
      v.parse(TolerantImage, { id: '1', aspect, assets: { preview } }).aspect
  )

  expect(aspects).toEqual([1.5, 0.75, undefined, undefined])
})
