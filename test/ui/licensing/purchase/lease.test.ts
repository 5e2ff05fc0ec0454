import { expect, it } from 'vitest'
import type { PurchaseState } from '../../../../contract/journal.ts'
import {
  againAt,
  isLeaseOver
} from '../../../../ui/licensing/purchase/lease.ts'
import { journalEntry } from '../../../src/saved-records.ts'

const sentAt = Date.parse('2026-11-20T12:00:00Z')
const second = 1000

function entryOf(state: PurchaseState) {
  return { ...journalEntry, state, sentAt: new Date(sentAt).toISOString() }
}

it.each([
  [0, 120],
  [60, 60],
  [119, 1],
  [120, 0],
  [1000, 0]
])('lasts 120 s: after %d s it has %d s', (age, left) => {
  const now = sentAt + age * second

  for (const state of ['unknown', 'doubtful'] as const) {
    expect(againAt(entryOf(state), now)).toBe(now + left * second)
    expect(isLeaseOver(entryOf(state), now)).toBe(left === 0)
  }
})

it('lasts as long as the gateway reports, if longer', () => {
  const now = sentAt + 100 * second

  expect(againAt(entryOf('unknown'), now, 70)).toBe(now + 70 * second)
  expect(againAt(entryOf('unknown'), now, 0)).toBe(now + 20 * second)
})

it('lasts no longer than a lease, despite the gateway', () => {
  const now = sentAt + 500 * second

  expect(againAt(entryOf('doubtful'), now, 1e9)).toBe(now + 120 * second)
})

it('is over where the clock was set back', () => {
  const now = sentAt - 3600 * second

  expect(againAt(entryOf('doubtful'), now)).toBe(now)
})
