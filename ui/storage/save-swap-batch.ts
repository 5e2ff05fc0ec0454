import { savedKeys } from '../../contract/saved.ts'
import type { SwapBatch } from '../../contract/swapping.ts'
import { deleteRecord } from './delete-record.ts'
import { readSwapBatch } from './read-swap-batch.ts'
import { saveRecord } from './save-record.ts'

/** Deletes a batch that has no items. */
export function saveSwapBatch(batch: SwapBatch): Promise<void> {
  const key = savedKeys.swaps + batch.id
  return batch.items.length > 0
    ? saveRecord(key, batch, readSwapBatch)
    : deleteRecord(key)
}
