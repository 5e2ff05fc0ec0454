import type { MediaType } from '../../contract/api/media-type.ts'
import { assetKey } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { PurchaseOutcome } from '../../contract/gateway.ts'
import { inGroup } from '../core/store.ts'
import { epochGroup } from '../store/read-epoch.ts'

/** The outcome of one asset of an attempt, without its download. */
export type ItemOutcome = Omit<PurchaseOutcome, 'download'>

/** An attempt as stored for seven days. */
export interface PurchaseRecord {
  /** Digest of service and user id. */
  account: string
  /**
   * Digest of the request; a repeat must be the same. Null for a closed
   * attempt: the panel queried it before it arrived.
   */
  request: string | null
  /** Random; identifies the request that created the record. */
  maker: string
  /** Of the store in which it was claimed; see `readEpoch`. */
  epoch?: string
  startedAt: number
  /** Of all items; missing for images. */
  mediaType?: MediaType | undefined
  items: ItemOutcome[]
}

/** Milliseconds for which an attempt is remembered. */
export const recordLifetime = 7 * 24 * 3_600_000

/** Milliseconds. */
export const downloadLifetime = 15 * 60_000

/** Key of an attempt. */
export function purchaseKey(attempt: string): string {
  return inGroup(epochGroup, `purchase:${attempt}`)
}

/** Downloads have their own key because they expire earlier. */
export function downloadsKey(attempt: string): string {
  return inGroup(epochGroup, `purchase-downloads:${attempt}`)
}

/** Key of the last attempt to license an asset. */
export function holderKey(account: string, asset: AssetRef): string {
  return inGroup(epochGroup, `asset:${account}:${assetKey(asset)}`)
}

/** Present while the attempt may be in flight. */
export function leaseKey(attempt: string): string {
  return inGroup(epochGroup, `lease:${attempt}`)
}
