import { ClearedError } from '../../contract/errors.ts'
import type { OpenAttempt, Purchase } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { leaseLeft, leaseLength } from './lease.ts'
import type { OwnAttempts } from './local-attempts.ts'
import { ageOf } from './stored-purchase.ts'

/**
 * Adds how many seconds are left of its lease and of those of attempts in its
 * way. Without a store they are left out.
 */
export async function addLengths(
  core: Core,
  own: OwnAttempts,
  account: string,
  purchase: Purchase
): Promise<Purchase> {
  async function secondsLeft(attempt: string): Promise<number> {
    const left = await leaseLeft(core, attempt)
    // The store may have forgotten what is under way here.
    const isOwn = own.find(attempt) !== undefined
    return Math.ceil((left ?? (isOwn ? leaseLength : 0)) / 1000)
  }

  async function withLengths(assetId: string, open: OpenAttempt) {
    const age = await ageOf(core, account, assetId)
    const startedAgo = Math.max(0, Math.floor(age / 1000))
    return { ...open, startedAgo, leaseLeft: await secondsLeft(open.attempt) }
  }

  async function add(): Promise<Purchase> {
    const items = await Promise.all(
      purchase.items.map(async item => {
        const { assetId, open } = item
        return open ? { ...item, open: await withLengths(assetId, open) } : item
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
    return purchase // the store has failed, and its guard has logged why
  })
}
