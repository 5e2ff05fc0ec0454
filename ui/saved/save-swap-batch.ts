import { savedKeys } from '../../contract/saved.ts'
import type { SwapBatch } from '../../contract/swapping.ts'
import { saveRecord } from './save-record.ts'

/** One without items is forgotten. */
export function saveSwapBatch(batch: SwapBatch): Promise<void> {
  const key = savedKeys.swaps + batch.id
  return saveRecord(key, batch.items.length > 0 ? batch : null)
}
