import type { SwapBatch } from '../../contract/swapping.ts'
import { readSwapBatch } from '../saved/swap-batch.ts'
import { storageKeys } from '../storage-keys.ts'
import { loadRecords } from '../storage.ts'

export async function loadSwapBatches(): Promise<{ batches: SwapBatch[] }> {
  return { batches: await loadRecords(storageKeys.swapsPrefix, readSwapBatch) }
}
