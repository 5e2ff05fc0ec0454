import type { PurchaseOutcome } from '../../contract/gateway.ts'

/** What is known of one asset of an attempt, without its download. */
export type ItemOutcome = Omit<PurchaseOutcome, 'download'>

/** One attempt to license, as it is remembered for seven days. */
export interface PurchaseRecord {
  /** Whose: digest of the user id. */
  account: string
  /**
   * Digest of the request; a repeat must be the same. Null: somebody looked
   * for the attempt before it arrived, so it is no longer accepted.
   */
  request: string | null
  /** Random; identifies the request that made the record. */
  maker: string
  /** Of the store it was claimed in; changes when a store is emptied. */
  epoch?: string
  startedAt: number
  items: ItemOutcome[]
}

export const recordLength = 7 * 24 * 3_600_000

export const downloadLength = 15 * 60_000

/** Where the record of an attempt lies in the store. */
export function purchaseKey(attempt: string): string {
  return `purchase:${attempt}`
}

/** Downloads lie apart, so that they end by themselves. */
export function downloadsKey(attempt: string): string {
  return `purchase-downloads:${attempt}`
}

/** The attempt that was the last at an asset of an account. */
export function assetKey(account: string, assetId: string): string {
  return `asset:${account}:${assetId}`
}

/** There while somebody may be sending the attempt. */
export function leaseKey(attempt: string): string {
  return `lease:${attempt}`
}
