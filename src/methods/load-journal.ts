import type { JournalEntry } from '../../contract/journal.ts'
import { readJournalEntry } from '../saved/journal-entry.ts'
import { storageKeys } from '../storage-keys.ts'
import { loadRecords } from '../storage.ts'

export async function loadJournal(): Promise<{ entries: JournalEntry[] }> {
  return { entries: await loadJournalEntries() }
}

export function loadJournalEntries(): Promise<JournalEntry[]> {
  return loadRecords(storageKeys.journalPrefix, readJournalEntry)
}
