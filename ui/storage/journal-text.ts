import { journalReserve } from '../../contract/journal.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { blocksOf, padded, sizeOf } from './padded.ts'

/**
 * An entry as it is written: as large in each of its states as in the first,
 * so that a full store can refuse it only before anything is sent. What does
 * not fit can be asked for again or is only told.
 */
export function journalText(entry: JournalEntry): string {
  const room = roomOf(entry)
  const fitting = [entry, { ...entry, download: null }]
    .map(one => JSON.stringify(one))
    .find(text => sizeOf(text) <= room)
  const least = { ...entry, download: null, reason: cut(entry.reason) }
  return padded(fitting ?? JSON.stringify(least), room)
}

function roomOf(entry: JournalEntry): number {
  const first: JournalEntry = {
    ...entry,
    state: 'prepared',
    charge: null,
    licenseId: null,
    download: null,
    reason: null,
    sentAt: null,
    license: ''
  }
  return blocksOf(sizeOf(JSON.stringify(first)) + journalReserve)
}

/** A letter can take six bytes. */
function cut(reason: string | null): string | null {
  return reason && reason.slice(0, 150)
}
