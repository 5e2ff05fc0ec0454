import type { SwapBatch } from '../../contract/swapping.ts'
import { controller } from '../controller.ts'
import { platform } from '../platform.ts'
import { $fileId } from './file.ts'

/** Batches of this account in this file that are not swapped to their end. */
export async function loadBatches(
  accountId: string
): Promise<readonly SwapBatch[]> {
  const { batches } = await controller.call('loadSwapBatches', {})
  const { service } = platform().addresses
  return batches.filter(
    batch =>
      batch.accountId === accountId &&
      batch.service === service &&
      batch.fileId === $fileId.get()
  )
}
