import type { SwapBatch } from '../../contract/swapping.ts'
import { badInput } from '../input.ts'
import { readSwapBatch } from '../saved/swap-batch.ts'
import { storageKeys } from '../storage-keys.ts'
import { saveItem } from '../storage.ts'

export async function saveSwapBatch(input: {
  batch: SwapBatch
}): Promise<void> {
  const batch = readSwapBatch(input.batch) || badInput('batch')
  await saveItem(storageKeys.swaps(batch.id), batch)
}
