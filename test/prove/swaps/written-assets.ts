import { savedKeys } from '../../../contract/saved.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { SwapBatch, SwapBatchItem } from '../../../contract/swapping.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { isPaid } from '../../../ui/licensing/plan/owned-licenses.ts'

/**
 * Assets whose licensed image is in the file and recorded in an unfinished
 * batch: their files need not be fetched again.
 */
export function writtenAssets(
  { images }: DocumentFile,
  storage: ReadonlyMap<string, unknown>
): string[] {
  return recordsUnder(savedKeys.swaps, storage)
    .flatMap(itemsOf)
    .filter(({ imageHash }) => imageHash !== null && imageHash in images)
    .map(({ assetId }) => assetId)
}

/**
 * Assets that an unfinished batch or purchase records as licensed: reopening
 * the file has to swap them by itself.
 */
export function licensedAssets(
  storage: ReadonlyMap<string, unknown>
): string[] {
  const bought = recordsUnder(savedKeys.journal, storage)
    .map(value => value as JournalEntry) // the product wrote it
    .filter(isPaid)
  const batched = recordsUnder(savedKeys.swaps, storage)
    .flatMap(itemsOf)
    .filter(({ licenseId }) => licenseId !== null)
  const ids = [...bought, ...batched].map(({ assetId }) => assetId)
  return [...new Set(ids)]
}

function recordsUnder(
  prefix: string,
  storage: ReadonlyMap<string, unknown>
): unknown[] {
  return [...storage]
    .filter(([key]) => key.includes(`/${prefix}`))
    .map(([, text]) => JSON.parse(String(text)))
}

function itemsOf(value: unknown): SwapBatchItem[] {
  return (value as SwapBatch).items // the product wrote it
}
