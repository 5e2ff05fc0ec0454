import type { SwapBatch } from '../../contract/swapping.ts'
import { badInput } from '../input.ts'
import { readSwapBatch } from '../saved/swap-batch.ts'
import { storageKeys } from '../storage-keys.ts'
import { deleteItem, saveItem } from '../storage.ts'

export async function saveSwapBatch(input: {
  batch: SwapBatch
}): Promise<void> {
  const batch = readSwapBatch(input.batch) || badInput('batch')
  const key = storageKeys.swaps(batch.id)
  if (batch.items.length > 0) await saveItem(key, batch)
  else await deleteItem(key)
}
