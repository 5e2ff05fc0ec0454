import type { PurchaseOutcome } from '../../contract/gateway.ts'

/** What is known of one asset of an attempt, without its download. */
export type ItemOutcome = Omit<PurchaseOutcome, 'download'>

/** One attempt to license, as it is remembered for seven days. */
export interface PurchaseRecord {
  /** Whose: digest of the user id. */
  account: string
  /**
   * Digest of what was asked for; a repeat must ask for the same. Null: it
   * was looked for before it came, and may not come any more.
   */
  request: string | null
  /** Random; tells who made the record. */
  maker: string
  /** Of the store it was claimed in; one that forgot has another. */
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
