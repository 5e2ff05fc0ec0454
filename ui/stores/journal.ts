import { atom } from 'nanostores'
import { isSettled } from '../../contract/journal.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { controller } from '../controller.ts'
import { platform } from '../platform.ts'

/** Every purchase on this machine that is not over. */
export const $journal = atom<readonly JournalEntry[]>([])

export function fillJournal(entries: readonly JournalEntry[]): void {
  $journal.set(entries)
}

/** Another window may have written in the meantime. */
export async function loadJournal(): Promise<readonly JournalEntry[]> {
  fillJournal((await controller.call('loadJournal', {})).entries)
  return $journal.get()
}

/** Resolves when it was read back; fails with `journal-failed`. */
export async function saveEntry(entry: JournalEntry): Promise<JournalEntry> {
  await controller.call('saveJournalEntry', { entry })
  fillJournal([...othersThan(entry.id), entry])
  return entry
}

export async function deleteEntry(id: string): Promise<void> {
  await controller.call('deleteJournalEntry', { id })
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
