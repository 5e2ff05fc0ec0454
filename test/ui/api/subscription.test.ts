import { expect, it } from 'vitest'
import {
  readRecords,
  TolerantSubscription
} from '../../../contract/api/records/tolerant.ts'
import { isExpired, toSubscription } from '../../../ui/api/subscription.ts'

/** Parses a record as the panel does. */
function read(record: object) {
  const { records } = readRecords(TolerantSubscription, [
    { id: 's1', ...record }
  ])
  return records.map(toSubscription)[0]
}

it('accepts a record with only an id', () => {
  expect(read({})).toEqual({
    id: 's1',
    name: 's1',
    license: '',
    left: null,
    limit: null,
    expiresAt: null,
    renewsAt: null,
    media: ['image'],
    isForEditorial: false,
    formats: [],
    price: null,
    asksFor: []
  })
})

const media: [string, object, string[], boolean][] = [
  ['images', { asset_type: 'images' }, ['image'], false],
  ['editorial', { asset_type: 'editorial' }, [], true],
  ['videos', { asset_type: 'videos' }, ['video'], false],
  ['its formats', { formats: [{ media_type: 'editorial' }] }, [], true],
  [
    'its formats, whatever its type',
    { asset_type: 'images', formats: [{ media_type: 'video' }] },
    ['video'],
    false
  ]
]

it.each(media)('is for %s', (_, record, licensed, isForEditorial) => {
  expect(read(record)).toMatchObject({ media: licensed, isForEditorial })
})

it('keeps the sizes of images and videos', () => {
  const formats = [
    { media_type: 'image', size: 'huge', format: 'jpg' },
    { media_type: 'editorial', size: 'small', format: 'jpg' },
    { size: 'medium', format: 'jpg' },
    { media_type: 'video', size: 'hd', format: 'mov' },
    { media_type: 'image', size: 'huge' }
  ]

  expect(read({ formats })?.formats).toEqual([
    'huge_jpg',
    'small_jpg',
    'medium_jpg',
    'hd'
  ])
})

const asked: [string, unknown, string[]][] = [
  ['nothing', {}, []],
  ['texts', { client: 'required', purchase_order: 'required' }, both()],
  ['flags', { client: true, purchase_order: 1, job: false }, both()],
  ['what is optional', { job: 'optional', client: '', other: null }, []],
  ['what it does not know', { cost_center: 'required' }, []],
  ['what is no object', 'client', []]
]

function both(): string[] {
  return ['client', 'purchaseOrder']
}

it.each(asked)('reads the required fields from %s', (_, metadata, asksFor) => {
  expect(read({ metadata })?.asksFor).toEqual(asksFor)
})

const prices: [string, unknown, object | null][] = [
  [
    'a price',
    { local_amount: 9.8, local_currency: 'USD' },
    { amount: 9.8, currency: 'USD' }
  ],
  ['no currency', { local_amount: 1 }, { amount: 1, currency: '' }],
  ['no amount', { local_currency: 'USD' }, null],
  ['nothing to pay', { local_amount: 0, local_currency: 'USD' }, null],
  ['a text', 'free', null]
]

it.each(prices)('reads %s', (_, price, expected) => {
  expect(read({ price_per_download: price })?.price).toEqual(expected)
})

const now = Date.parse('2026-03-01T12:00:00Z')
const past = '2026-02-28T00:00:00Z'
const allotment = { downloads_left: 10, downloads_limit: 350 }

it.each([
  ['has ended with its date', { expiration_time: past }, true],
  ['has not without one', {}, false],
  ['has not before it', { expiration_time: '2026-04-01T00:00:00Z' }, false],
  ['has not with a date that says nothing', { expiration_time: 'soon' }, false],
  [
    'has not while it has an allotment, whatever this clock says',
    { expiration_time: past, allotment },
    false
  ]
])('%s', (_, record, isOver) => {
  const subscription = read(record)

  expect(subscription && isExpired(subscription, now)).toBe(isOver)
})
