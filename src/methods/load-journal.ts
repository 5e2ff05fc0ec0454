import type { JournalEntry } from '../../contract/journal.ts'
import { readJournalEntry } from '../saved/journal-entry.ts'
import { storageKeys } from '../storage-keys.ts'
import { loadItem, loadKeys } from '../storage.ts'

export async function loadJournal(): Promise<{ entries: JournalEntry[] }> {
  return { entries: await loadJournalEntries() }
}

/** Entries that cannot be read stay where they are and are left out. */
export async function loadJournalEntries(): Promise<JournalEntry[]> {
  const keys = await loadKeys(storageKeys.journalPrefix)
  const values = await Promise.all(keys.map(loadItem))
  const entries: JournalEntry[] = []
  values.forEach(value => {
    const entry = readJournalEntry(value)
    if (entry) entries.push(entry)
  })
  return entries
}
