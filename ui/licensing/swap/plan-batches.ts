import { isSameAsset } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import { batchVersion } from '../../../contract/swapping.ts'
import type { SwapBatch, SwapBatchItem } from '../../../contract/swapping.ts'
import { platform } from '../../platform/platform.ts'
import { $fileId, $fileName } from '../../shell/document.ts'
import { isLicensed, isOwned } from '../plan/license-plan.ts'
import type { LicensePlan, PlanItem } from '../plan/license-plan.ts'
import { plannedSize, sizeBeyondFigma } from '../plan/planned-size.ts'

/** Keeps batches small: a batch is saved again for each of its files. */
const maxItems = 8

/** The plan that a batch belongs to. */
export function planIdOf({ id }: SwapBatch): string {
  return id.slice(0, id.lastIndexOf('-'))
}

/** The swaps of a confirmed plan, to be saved before it begins. */
export function planBatches(
  { id, items }: LicensePlan,
  accountId: string,
  leftOutOf: (asset: AssetRef) => readonly string[]
): SwapBatch[] {
  const about = {
    fileId: $fileId.get(),
    fileName: $fileName.get(),
    accountId,
    service: platform().addresses.service,
    createdAt: new Date(platform().now()).toISOString()
  }
  const all = items
    .filter(item => isLicensed(item) || isOwned(item))
    .flatMap(item => toItem(item, [...leftOutOf(item)]))
  const batches: SwapBatch[] = []
  for (let start = 0; start < all.length; start += maxItems) {
    const some = all.slice(start, start + maxItems)
    const batch = { ...about, id: `${id}-${start}`, items: some }
    batches.push({ v: batchVersion(some), ...batch })
  }
  return batches
}

function toItem(item: PlanItem, leftOut: string[]): SwapBatchItem[] {
  const { assetId, mediaType, decision } = item
  if (decision.kind === 'impossible') return []
  const isOwned = decision.kind === 'owned'
  const { license, size, format } = isOwned ? decision : decision.choice
  const licenseId = isOwned ? decision.licenseId : null
  const what = { assetId, mediaType, licenseId, license }
  const pixels = plannedSize(item)
  const fullSize = sizeBeyondFigma(item)
  const file = {
    size,
    format,
    ...(pixels && { pixels }),
    ...(fullSize && { fullSize })
  }
  return [{ ...what, ...file, imageHash: null, leftOut }]
}

/**
 * What is left of an older batch's item after a newer plan: null for nothing.
 * An open purchase keeps its item, so that closing it does not swap what the
 * person excluded.
 */
export function replaceItem(
  item: SwapBatchItem,
  { items }: LicensePlan,
  open: readonly JournalEntry[]
): SwapBatchItem | null {
  const planned = items.find(one => isSameAsset(one, item))
  if (!planned || planned.decision.kind === 'impossible') return item
  const isOpen = open.some(entry => isSameAsset(entry, item))
  return planned.isLeftOut && isOpen ? { ...item, pageIds: [] } : null
}
