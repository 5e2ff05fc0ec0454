import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  TolerantImages,
  TolerantItems
} from '../../../../contract/api/records/tolerant-lists.ts'

const url = 'http://localhost:4402/previews/1.jpg'
const image = { id: '1', assets: { preview: { url } } }

it.each([
  ['no entry', [], true],
  ['usable entries', [image, image], true],
  ['one usable entry', [null, {}, image], true],
  ['no usable entry', [{ id: '1' }, null, 7], false],
  ['one unusable entry', [{ ...image, id: undefined }], false]
])('is a list or not: %s', (_, data, is) => {
  expect(v.safeParse(TolerantImages, { data }).success).toBe(is)
})

it('keeps unusable entries, which are counted later', () => {
  const data = [{ id: '1' }, {}, { id: 2 }]

  const read = v.parse(TolerantItems, { data, total_count: 3 })

  expect(read).toEqual({ data, total_count: 3 })
})
