import { ClearedError } from '../../contract/errors.ts'
import type { OpenAttempt, Purchase } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import type { PurchaseRecord } from './purchase-record.ts'
import { leaseLeft, leaseDuration } from './lease.ts'
import type { LocalAttempts } from './local-attempts.ts'
import { ageOf } from './stored-purchase.ts'

/**
 * Adds how many seconds remain of its lease and of the leases of blocking
 * attempts. Returns the purchase unchanged if the store fails.
 */
export async function addTimeLeft(
  core: Core,
  local: LocalAttempts,
  {
    account,
    mediaType = 'image'
  }: Pick<PurchaseRecord, 'account' | 'mediaType'>,
  purchase: Purchase
): Promise<Purchase> {
  async function secondsLeft(attempt: string): Promise<number> {
    const left = await leaseLeft(core, attempt)
    // The store may have lost the lease of an attempt in flight.
    const isLocal = local.find(attempt) !== undefined
    return Math.ceil((left ?? (isLocal ? leaseDuration : 0)) / 1000)
  }

  async function addToOpen(assetId: string, open: OpenAttempt) {
    const age = await ageOf(core, account, { assetId, mediaType })
    const startedAgo = Math.max(0, Math.floor(age / 1000))
    return { ...open, startedAgo, leaseLeft: await secondsLeft(open.attempt) }
  }

  async function add(): Promise<Purchase> {
    const items = await Promise.all(
      purchase.items.map(async item => {
        const { assetId, open } = item
        return open ? { ...item, open: await addToOpen(assetId, open) } : item
      })
    )
    const isUncertain = items.some(
      ({ outcome }) => outcome === 'sending' || outcome === 'unknown'
    )
    if (!isUncertain) return { ...purchase, items }
    const { attempt } = purchase
    return { ...purchase, leaseLeft: await secondsLeft(attempt), items }
  }

  return add().catch((error: unknown) => {
    if (!(error instanceof ClearedError)) throw error
    return purchase // `guardStore` has logged the error
  })
}
