import { expect, it } from 'vitest'
import { TolerantFeatured } from '../../../../contract/api/records/tolerant-featured.ts'
import { readRecords } from '../../../../contract/api/records/tolerant.ts'

const good = {
  id: '136',
  name: 'Wide open country',
  total_item_count: 60,
  cover_item: { url: 'https://media.test/1/1/preview.jpg' }
}

function read(...records: unknown[]) {
  return readRecords(TolerantFeatured, records)
}

it('reads a record as sent', () => {
  expect(read(good).records).toEqual([good])
})

it.each([
  ['no record', null],
  ['no id', { ...good, id: undefined }],
  ['no name', { ...good, name: undefined }],
  ['a name of blanks', { ...good, name: '  ' }],
  ['a name that is no text', { ...good, name: { en: 'x' } }]
])('leaves out a record with %s, and no other', (_, record) => {
  expect(read(record, good)).toEqual({ records: [good], dropped: 1 })
})

it.each([[-5], [1.5], ['6e1'], [null], [Number.NaN]])(
  'reads the count %j as none',
  total_item_count => {
    expect(read({ ...good, total_item_count }).records).toEqual([
      { ...good, total_item_count: 0 }
    ])
  }
)

it.each([[null], ['x'], [{ url: 7 }], [{}]])(
  'ignores the cover %j',
  cover_item => {
    expect(read({ ...good, cover_item }).records).toEqual([
      { ...good, cover_item: undefined }
    ])
  }
)

it('decodes the name', () => {
  expect(read({ ...good, name: '&nbsp;' }).dropped).toBe(1)
  expect(read({ ...good, name: 'Black &amp; White' }).records).toEqual([
    { ...good, name: 'Black & White' }
  ])
})

it('shortens a long name', () => {
  const { records } = read({ ...good, name: 'x'.repeat(1_000_000) })

  expect(records[0]?.name).toHaveLength(255)
})
