import { expect, it } from 'vitest'
import {
  parseAttemptNote,
  attemptNote,
  toLicenseOrder,
  toLicenseOrders
} from '../../contract/license-order.ts'

const attempt = 'a1'.repeat(16)
const note = attemptNote(attempt)

const item = {
  assetId: '7',
  subscriptionId: 's1',
  size: 'huge',
  format: 'jpg'
} as const

const order = {
  image_id: '7',
  subscription_id: 's1',
  size: 'huge',
  format: 'jpg'
}

it.each<[string, { metadata?: { other: string } }]>([
  ['alone', {}],
  ['after words of the person', { metadata: { other: 'For print' } }],
  ['after a similar note', { metadata: { other: `Cleared ${'b'.repeat(32)}` } }]
])('finds the attempt in a note %s', (_, more) => {
  const sent = toLicenseOrder(
    { ...item, ...more },
    { mediaType: 'image', note }
  )

  const words = [more.metadata?.other, note].filter(Boolean).join(' ')
  expect(sent).toEqual({ ...order, metadata: { other: words } })
  expect(parseAttemptNote(words)).toBe(attempt)
})

it.each([
  [undefined],
  [7],
  [''],
  [`${note} and more`],
  [`un${note}`],
  ['Cleared a1']
])('finds no attempt in %j', other => {
  expect(parseAttemptNote(other)).toBeNull()
})

it('sends no metadata when there is none', () => {
  expect(toLicenseOrder(item, { mediaType: 'image', note: null })).toEqual(
    order
  )
})

it('includes the metadata of the person', () => {
  const metadata = { client: 'Ines & Co' }

  const sent = toLicenseOrder(
    { ...item, metadata, editorialAcknowledged: true },
    { mediaType: 'image', note: null }
  )

  expect(sent).toEqual({
    ...order,
    metadata,
    editorial_acknowledgement: true
  })
})

it('includes code, price and search only when they are given', () => {
  const special = { ...item, price: 0, searchId: 'aB3' }

  const sent = toLicenseOrder(special, {
    mediaType: 'image',
    note: null,
    verificationCode: '246'
  })

  expect(sent).toEqual({
    ...order,
    verification_code: '246',
    price: 0,
    search_id: 'aB3'
  })
})

it('licenses a track by the name of the license alone', () => {
  const track = {
    assetId: '7',
    subscriptionId: 's1',
    size: 'clean_audio',
    license: 'audio_standard',
    metadata: { client: 'Ines & Co' },
    searchId: 'found'
  } as const

  expect(
    toLicenseOrders([track], {
      mediaType: 'audio',
      note,
      verificationCode: '1'
    })
  ).toEqual({
    audio: [{ audio_id: '7', license: 'audio_standard', search_id: 'found' }]
  })
})
