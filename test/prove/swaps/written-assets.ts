import { assetKey } from '../../../contract/asset-key.ts'
import { savedKeys } from '../../../contract/saved.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { SwapBatch, SwapBatchItem } from '../../../contract/swapping.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { isPaid } from '../../../ui/licensing/plan/owned-licenses.ts'

/**
 * Keys of assets whose licensed file is in the file and recorded in an unfinished
 * batch: their files need not be fetched again.
 */
export function writtenAssets(
  { images, videos = {} }: DocumentFile,
  storage: ReadonlyMap<string, unknown>
): string[] {
  const hashes = new Set([images, videos].flatMap(Object.keys))
  return recordsUnder(savedKeys.swaps, storage)
    .flatMap(itemsOf)
    .filter(({ imageHash }) => imageHash !== null && hashes.has(imageHash))
    .map(assetKey)
}

/**
 * Keys of assets that an unfinished batch or purchase records as licensed: reopening
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
  return [...new Set([...bought, ...batched].map(assetKey))]
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
