import { checkText } from '../input.ts'
import { storageKeys } from '../storage-keys.ts'
import { deleteItem } from '../storage.ts'

export function deleteJournalEntry(input: { id: string }): Promise<void> {
  return deleteItem(storageKeys.journal(checkText(input.id, 'id')))
}
