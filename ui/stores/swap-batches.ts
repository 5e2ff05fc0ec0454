import { savedKeys } from '../../contract/saved.ts'
import type { SwapBatch } from '../../contract/swapping.ts'
import { platform } from '../platform.ts'
import { loadRecords } from '../saved/load-records.ts'
import { readSwapBatch } from '../saved/read-swap-batch.ts'
import { $fileId } from './file.ts'

/** Batches of this account in this file that are not swapped to their end. */
export async function loadBatches(
  accountId: string
): Promise<readonly SwapBatch[]> {
  const batches = await loadRecords(savedKeys.swaps, readSwapBatch)
  const { service } = platform().addresses
  return batches.filter(
    batch =>
      batch.accountId === accountId &&
      batch.service === service &&
      batch.fileId === $fileId.get()
  )
}
