import type { Core } from '../core/core.ts'
import { readEpoch } from '../store/read-epoch.ts'
import { leaseKey, type PurchaseRecord } from './purchase-record.ts'

/**
 * Longer than one request to the service can take. Until then no other attempt
 * may license the asset, even if the history does not show a license.
 */
export const leaseDuration = 120_000

/** The end of a lease that begins now. */
export function leaseEnd(core: Core): number {
  return core.now() + leaseDuration
}

/**
 * Milliseconds for which the attempt may still be in flight; null if its lease
 * is over. By the store's clock, as clocks of instances may differ.
 */
export function leaseLeft(core: Core, attempt: string): Promise<number | null> {
  return core.store.timeLeft(leaseKey(attempt))
}

/**
 * Extends the lease for one more request. False if it is over or the store has
 * lost its content: another attempt may have claimed the assets.
 */
export async function renewLease(
  core: Core,
  attempt: string,
  { maker, epoch }: PurchaseRecord
): Promise<boolean> {
  if ((await readEpoch(core)) !== epoch) return false
  const key = leaseKey(attempt)
  return core.store.replace(key, maker, maker, leaseEnd(core))
}
