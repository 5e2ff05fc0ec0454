import type { SwapBatch } from '../../contract/swapping.ts'
import { storageKeys } from '../storage-keys.ts'
import { deleteItem, saveItem } from '../storage.ts'

export async function saveSwapBatch({
  batch
}: {
  batch: SwapBatch
}): Promise<void> {
  const key = storageKeys.swaps(batch.id)
  if (batch.items.length > 0) await saveItem(key, batch)
  else await deleteItem(key)
}
