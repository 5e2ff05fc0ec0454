import type { JournalEntry } from '../../../contract/journal.ts'

/** A small clock correction during a purchase is tolerated. */
const smallStep = 60_000

/**
 * Milliseconds since it was sent or saved. An impossible time, after the clock
 * was set back, counts as very old.
 */
export function ageOf(entry: JournalEntry, now: number): number {
  const age = now - Date.parse(entry.sentAt ?? entry.createdAt)
  return age >= -smallStep ? Math.max(0, age) : Infinity
}
