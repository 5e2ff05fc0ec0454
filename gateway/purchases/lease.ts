import type { Core } from '../core/core.ts'
import { readEpoch } from '../store/read-epoch.ts'
import { leaseKey, type PurchaseRecord } from './purchase-record.ts'

/**
 * Longer than one request to the service may take. Until then nobody else
 * licenses the asset: a window may have read the history before.
 */
export const leaseLength = 120_000

/** When a lease ends that is taken now. */
export function leaseEnd(core: Core): number {
  return core.now() + leaseLength
}

/**
 * Milliseconds in which somebody may be sending the attempt, or did a moment
 * ago; null when its lease is over. The store counts them, so that clocks of
 * instances may differ.
 */
export function leaseLeft(core: Core, attempt: string): Promise<number | null> {
  return core.store.timeLeft(leaseKey(attempt))
}

/**
 * Extends the lease for one more request. False when it has ended, as the
 * attempt may have been given up since, or when the store lost its content, as
 * another attempt may send the assets then.
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
