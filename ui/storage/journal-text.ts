import { journalReserve } from '../../contract/journal.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { cutText } from '../words/cut-text.ts'
import { blocksOf, padded, sizeOf } from './padded.ts'

/**
 * Text of an entry for client storage. Its size is the same in every state, so
 * a full store can only refuse it before anything is sent. What does not fit is
 * left out if it can be fetched again or is only shown.
 */
export function journalText(entry: JournalEntry): string {
  const room = roomOf(entry)
  const fitting = [entry, { ...entry, download: null }]
    .map(one => JSON.stringify(one))
    .find(text => sizeOf(text) <= room)
  const shortened = { ...entry, download: null, reason: cut(entry.reason) }
  return padded(fitting ?? JSON.stringify(shortened), room)
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

/** A character can take six bytes. */
function cut(reason: string | null): string | null {
  return reason && cutText(reason, 150)
}
