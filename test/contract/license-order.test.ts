import { expect, it } from 'vitest'
import {
  parseAttemptNote,
  attemptNote,
  toLicenseOrder
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

it.each([
  ['alone', undefined, attempt],
  ['behind words of the person', 'For print', attempt],
  ['behind words like it', `Cleared ${'b'.repeat(32)}`, attempt]
])('finds the attempt in a note %s', (_, other, expected) => {
  const said = other === undefined ? {} : { metadata: { other } }

  const sent = toLicenseOrder({ ...item, ...said }, note)

  const words = [other, note].filter(Boolean).join(' ')
  expect(sent).toEqual({ ...order, metadata: { other: words } })
  expect(parseAttemptNote(words)).toBe(expected)
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

it('leaves metadata out where there is none', () => {
  expect(toLicenseOrder(item, null)).toEqual(order)
})

it('includes the person’s words about an asset', () => {
  const metadata = { client: 'Ines & Co' }

  const sent = toLicenseOrder(
    { ...item, metadata, editorialAcknowledged: true },
    null
  )

  expect(sent).toEqual({
    ...order,
    metadata,
    editorial_acknowledgement: true
  })
})
