import { checkText } from '../input.ts'
import { storageKeys } from '../storage-keys.ts'
import { deleteItem } from '../storage.ts'

export function deleteSwapBatch(input: { id: string }): Promise<void> {
  return deleteItem(storageKeys.swaps(checkText(input.id, 'id')))
}
