import * as v from 'valibot'
import { expect, it } from 'vitest'
import { TolerantCollection } from '../../../../contract/api/records/tolerant-collections.ts'

const whole = {
  id: '550000101',
  name: 'Spring',
  total_item_count: 3,
  cover_item: { id: '7' },
  items_updated_time: '2026-01-31T12:00:00+00:00'
}

it('reads the known fields of a collection', () => {
  expect(v.parse(TolerantCollection, { ...whole, more: 1 })).toEqual(whole)
})

it.each([
  ['name', { name: 7 }, { name: '' }],
  ['long name', { name: 'x'.repeat(300) }, { name: 'x'.repeat(255) }],
  ['spaces around the name', { name: ' a ' }, { name: 'a' }],
  ['count below zero', { total_item_count: -5 }, { total_item_count: 0 }],
  ['count as text', { total_item_count: '9' }, { total_item_count: 0 }],
  ['broken count', { total_item_count: 1.5 }, { total_item_count: 0 }],
  ['cover', { cover_item: 'x' }, { cover_item: undefined }],
  ['cover without id', { cover_item: {} }, { cover_item: undefined }],
  ['time', { items_updated_time: 4 }, { items_updated_time: undefined }]
])('tolerates a wrong %s', (_, given, expected) => {
  const read = v.parse(TolerantCollection, { ...whole, ...given })

  expect(read).toMatchObject(expected)
})

it('refuses a collection without an id', () => {
  const { id, ...rest } = whole

  expect(v.safeParse(TolerantCollection, rest).success).toBe(false)
  expect(v.safeParse(TolerantCollection, { ...rest, id: '' }).success).toBe(
    false
  )
  expect(id).toBe('550000101')
})
