import { ClearedError } from '../../contract/errors.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import { fileId, keepFileId } from '../document/file-id.ts'
import { storageKeys } from '../storage-keys.ts'
import { loadText, saveItem } from '../storage.ts'
import { reasonOf } from '../reason-of.ts'

let last: Promise<void> = Promise.resolve()

/** One after another, so that each reads back what it wrote itself. */
export function saveJournalEntry(input: {
  entry: JournalEntry
}): Promise<void> {
  const saved = last.then(() => save(input.entry))
  last = saved.catch(() => {}) // its caller hears of it
  return saved
}

async function save(entry: JournalEntry): Promise<void> {
  const key = storageKeys.journal(entry.id)
  if (entry.fileId === fileId()) keepFileId()
  if (!(await isSaved(key, entry))) throw failed('it read back differently')
}

async function isSaved(key: string, entry: JournalEntry): Promise<boolean> {
  try {
    const text = await saveItem(key, entry)
    return (await loadText(key)) === text
  } catch (error) {
    throw failed(reasonOf(error))
  }
}

function failed(reason: string): ClearedError {
  return new ClearedError(
    'journal-failed',
    `The purchase could not be written down: ${reason}`
  )
}
