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
  ['a name that is no text', { name: 7 }, { name: '' }],
  ['a long name', { name: 'x'.repeat(300) }, { name: 'x'.repeat(255) }],
  ['entities', { name: 'R&amp;D &lt;1&gt;' }, { name: 'R&D <1>' }],
  [
    'half a character',
    { name: `${'x'.repeat(254)}😀` },
    { name: 'x'.repeat(254) }
  ],
  ['spaces around the name', { name: ' a ' }, { name: 'a' }],
  ['a count below zero', { total_item_count: -5 }, { total_item_count: 0 }],
  ['a count as text', { total_item_count: '9' }, { total_item_count: 9 }],
  ['a count in words', { total_item_count: 'nine' }, { total_item_count: 0 }],
  ['a fractional count', { total_item_count: 1.5 }, { total_item_count: 0 }],
  ['a cover that is no object', { cover_item: 'x' }, { cover_item: undefined }],
  ['a cover without id', { cover_item: {} }, { cover_item: undefined }],
  [
    'a time that is no text',
    { items_updated_time: 4 },
    { items_updated_time: undefined }
  ]
])('reads a collection with %s', (_, given, expected) => {
  const read = v.parse(TolerantCollection, { ...whole, ...given })

  expect(read).toMatchObject(expected)
})

it('refuses a collection without an id', () => {
  const { id: _, ...withoutId } = whole
  const results = [withoutId, { ...whole, id: '' }].map(one =>
    v.safeParse(TolerantCollection, one)
  )

  expect(results.map(({ success }) => success)).toEqual([false, false])
})
