import { atom } from 'nanostores'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import { isSettled } from '../../contract/journal.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { savedKeys } from '../../contract/saved.ts'
import { platform } from '../platform.ts'
import { deleteRecord } from '../saved/delete-record.ts'
import { loadRecords } from '../saved/load-records.ts'
import { readJournalEntry } from '../saved/read-journal-entry.ts'
import { saveRecord } from '../saved/save-record.ts'

/** Every purchase on this machine that is not over. */
export const $journal = atom<readonly JournalEntry[]>([])

export function fillJournal(entries: readonly JournalEntry[]): void {
  $journal.set(entries)
}

/** Another window may have written in the meantime. */
export async function loadJournal(): Promise<readonly JournalEntry[]> {
  fillJournal(await loadRecords(savedKeys.journal, readJournalEntry))
  return $journal.get()
}

/** Resolves when it was read back; fails with `journal-failed`. */
export async function saveEntry(entry: JournalEntry): Promise<JournalEntry> {
  const key = keyOf(entry.id)
  await saveRecord(key, entry, readJournalEntry).catch((error: unknown) => {
    const { message } = toErrorData(error)
    throw new ClearedError('journal-failed', message)
  })
  fillJournal([...othersThan(entry.id), entry])
  return entry
}

export async function deleteEntry(id: string): Promise<void> {
  await deleteRecord(keyOf(id))
  fillJournal(othersThan(id))
}

/** Purchases of this account at this service that are not settled. */
export function openEntries(accountId: string): JournalEntry[] {
  const { service } = platform().addresses
  return $journal
    .get()
    .filter(
      entry =>
        entry.accountId === accountId &&
        entry.service === service &&
        !isSettled(entry)
    )
}

function othersThan(id: string): JournalEntry[] {
  return $journal.get().filter(entry => entry.id !== id)
}

function keyOf(id: string): string {
  return savedKeys.journal + id
}
