import type { JournalEntry } from '../../../contract/journal.ts'

/** A clock may be put right by so much while a purchase is under way. */
const smallStep = 60_000

/**
 * Milliseconds since it was sent, or written down. A time that cannot be, as
 * the clock was set back, makes it as old as can be.
 */
export function ageOf(entry: JournalEntry, now: number): number {
  const age = now - Date.parse(entry.sentAt ?? entry.createdAt)
  return age >= -smallStep ? Math.max(0, age) : Infinity
}
