import type { JournalEntry } from '../../../contract/journal.ts'
import { ageOf } from './age.ts'
import { patience } from './patience.ts'
import { isUndecided } from './step.ts'

/**
 * Milliseconds after sending in which nobody may license the asset again: the
 * service may be busy, or its history may not show the license yet.
 */
export const leaseLength = 120_000

/** Whether the lease is over by this machine's clock. */
export function isLeaseOver(entry: JournalEntry, now: number): boolean {
  return ageOf(entry, now) >= leaseLength
}

/**
 * When the person may license it again, by this machine's clock; later if the
 * gateway says so with `leaseLeft`, in seconds.
 */
export function againAt(
  entry: JournalEntry,
  now: number,
  leaseLeft = 0
): number {
  const wait = isUndecided(entry) ? patience(false) : leaseLength
  return (
    now + Math.max(0, wait - ageOf(entry, now), leaseMilliseconds(leaseLeft))
  )
}

/** Milliseconds for the gateway's seconds; at most a whole lease. */
export function leaseMilliseconds(leaseLeft: number): number {
  return Math.min(leaseLeft * 1000, leaseLength)
}
