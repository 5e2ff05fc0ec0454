import { storageKeys } from '../storage-keys.ts'
import { deleteItem } from '../storage.ts'

export function deleteJournalEntry({ id }: { id: string }): Promise<void> {
  return deleteItem(storageKeys.journal(id))
}
