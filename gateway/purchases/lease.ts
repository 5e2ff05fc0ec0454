import type { Core } from '../core.ts'
import { leaseKey } from './purchase-record.ts'

/**
 * Longer than one request to the service may take. So long nobody licenses the
 * asset once more either: a window may have read the history before.
 */
const leaseLength = 120_000

/** When a lease ends that is taken now. */
export function leaseEnd(core: Core): number {
  return core.now() + leaseLength
}

/** Whether somebody may be sending the attempt, or did a moment ago. */
export async function isLeased(core: Core, attempt: string): Promise<boolean> {
  return (await core.store.get(leaseKey(attempt))) !== null
}

/**
 * Makes the lease last for one more request. False when it has ended: the
 * process stood still, and the attempt may have been given up meanwhile.
 */
export async function renewLease(
  core: Core,
  attempt: string,
  maker: string
): Promise<boolean> {
  const key = leaseKey(attempt)
  return core.store.replace(key, maker, maker, leaseEnd(core))
}
