import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  TolerantImages,
  TolerantItems
} from '../../../../contract/api/records/tolerant-lists.ts'

const url = 'http://localhost:4402/previews/1.jpg'
const image = { id: '1', assets: { preview: { url } } }

it.each([
  ['no entry', []],
  ['usable entries', [image, image]],
  ['one usable entry', [null, {}, image]]
])('reads a list with %s', (_, data) => {
  expect(v.safeParse(TolerantImages, { data }).success).toBe(true)
})

it.each([
  ['unusable entries alone', [{ id: '1' }, null, 7]],
  ['one unusable entry', [{ ...image, id: undefined }]]
])('refuses a list with %s', (_, data) => {
  expect(v.safeParse(TolerantImages, { data }).success).toBe(false)
})

it('keeps unusable entries, which are counted later', () => {
  const data = [{ id: '1' }, {}, { id: 2 }]

  const read = v.parse(TolerantItems, { data, total_count: 3 })

  expect(read).toEqual({ data, total_count: 3 })
})
