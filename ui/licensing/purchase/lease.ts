import type { JournalEntry } from '../../../contract/journal.ts'
import { ageOf } from './age.ts'
import { patience } from './patience.ts'
import { isUndecided } from './step.ts'

/**
 * Milliseconds after it was sent in which nobody may license the asset again:
 * the service may be at it, or its history not show it yet.
 */
export const leaseLength = 120_000

/** Whether so much time has passed by the clock of this machine. */
export function isLeaseOver(entry: JournalEntry, now: number): boolean {
  return ageOf(entry, now) >= leaseLength
}

/**
 * When the person may license it again, by the clock of this machine, or
 * later if the gateway says so with `leaseLeft`, in seconds.
 */
export function againAt(
  entry: JournalEntry,
  now: number,
  leaseLeft = 0
): number {
  const wait = isUndecided(entry) ? patience(false) : leaseLength
  return now + Math.max(0, wait - ageOf(entry, now), inLease(leaseLeft))
}

/** In milliseconds; the gateway's seconds, but no more than a whole lease. */
export function inLease(leaseLeft: number): number {
  return Math.min(leaseLeft * 1000, leaseLength)
}
