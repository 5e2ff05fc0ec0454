import { ClearedError } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Purchase } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { digest } from '../sealing/digest.ts'
import type { Caller } from './read-caller.ts'
import { addTimeLeft } from './add-time-left.ts'
import { claimPurchase, type Claim } from './claim-purchase.ts'
import { completePurchase } from './complete-purchase.ts'
import { findPurchase, purchaseUnseen } from './find-purchase.ts'
import {
  createLocalAttempts,
  type LocalAttempt,
  type LocalAttempts
} from './local-attempts.ts'
import { retryUntil } from './retry-until.ts'
import { recordLifetime, type PurchaseRecord } from './purchase-record.ts'
import { createQueues } from './queues.ts'
import { settlePurchase } from './settle-purchase.ts'
import {
  describePurchase,
  withdrawPurchase,
  markNotSent
} from './stored-purchase.ts'
import { createUnknownPurchases } from './unknown-purchases.ts'

export interface Purchases {
  /**
   * Licenses assets. Each asset of an attempt is forwarded at most once, even
   * if the request is repeated, here or on another instance.
   */
  make(request: PurchaseRequest, caller: Caller): Promise<Purchase>
  /** The state of an account's attempt; throws `purchase-unseen`. */
  find(attempt: string, account: string): Promise<Purchase>
  /** Marks assets as paid whose licenses are in the account's history. */
  settle(attempt: string, account: string, assetIds: string[]): Promise<void>
}

/** The purchases of one instance. */
export function createPurchases(core: Core): Purchases {
  const local = createLocalAttempts()
  // No other attempt may claim an asset between the look-up and the claim.
  const enqueue = createQueues()
  const unknown = createUnknownPurchases(core)
  core.publish?.('leases', () => local.count())
  core.publish?.('unknownPurchases', async () => (await unknown.ages()).length)
  core.publish?.(
    'oldestUnknownPurchase',
    async () => Math.max(0, ...(await unknown.ages())) / 1000
  )

  async function make(request: PurchaseRequest, caller: Caller) {
    const { account } = caller
    const begun = await enqueue(account, () => begin(request, caller))
    const purchase = await begun.work
    unknown.note(begun.record, purchase)
    return addTimeLeft(core, local, { ...request, account }, purchase)
  }

  /** Claims the attempt; the returned work continues outside the queue. */
  async function begin(request: PurchaseRequest, caller: Caller) {
    const { attempt } = request
    const fresh = newRecord(core, request, caller)
    const running = local.find(attempt)
    if (running) {
      checkSame(running.record, fresh)
      return running
    }
    const { isNew, record } = await claimOrWithdraw(core, local, request, fresh)
    if (!isNew) return { record, work: repeat(core, attempt, record, fresh) }
    const items = request.items.filter(one => isSending(record, one.assetId))
    if (items.length === 0) {
      return { record, work: describePurchase(core, attempt, record) }
    }
    const sent = { ...request, items }
    const work = (own: LocalAttempt) =>
      completePurchase(core, local, sent, caller.bearer, own)
    return { record, work: local.begin(attempt, record, work) }
  }

  function findRunning(attempt: string, account: string) {
    const running = local.find(attempt)
    if (running && running.record.account !== account) throw purchaseUnseen()
    return running
  }

  async function find(attempt: string, account: string) {
    const { running, record } = await enqueue(account, async () => {
      const running = findRunning(attempt, account)
      const record =
        running?.record ?? (await findPurchase(core, attempt, account))
      return { running, record }
    })
    const isInFlight = running !== undefined
    const purchase =
      running?.purchase ??
      (await describePurchase(core, attempt, record, isInFlight))
    unknown.note(record, purchase)
    return addTimeLeft(core, local, record, purchase)
  }

  async function settle(attempt: string, account: string, assetIds: string[]) {
    // An attempt in flight will save its own outcome.
    if (findRunning(attempt, account)) return
    await settlePurchase(core, attempt, account, assetIds)
  }

  return { make, find, settle }
}

/** For an attempt that was claimed before, here or on another instance. */
async function repeat(
  core: Core,
  attempt: string,
  stored: PurchaseRecord,
  fresh: PurchaseRecord
): Promise<Purchase> {
  checkSame(stored, fresh)
  const record = stored.request === null ? markNotSent(fresh) : stored
  return describePurchase(core, attempt, record)
}

/** A failed claim may have been stored, and nobody would forward it. */
async function claimOrWithdraw(
  core: Core,
  local: LocalAttempts,
  request: PurchaseRequest,
  fresh: PurchaseRecord
): Promise<Claim> {
  try {
    return await claimPurchase(core, local, request, fresh)
  } catch (error) {
    const { attempt } = request
    const { maker, startedAt } = fresh
    const withdraw = () => withdrawPurchase(core, attempt, maker)
    void retryUntil(core, startedAt + recordLifetime, withdraw)
    throw error
  }
}

function isSending({ items }: PurchaseRecord, assetId: string): boolean {
  return items.some(
    item => item.assetId === assetId && item.outcome === 'sending'
  )
}

function newRecord(
  core: Core,
  { items, mediaType }: PurchaseRequest,
  { account }: Caller
): PurchaseRecord {
  const isImage = mediaType === undefined || mediaType === 'image'
  return {
    account,
    // Images have the digest of earlier versions.
    request: digest(JSON.stringify(isImage ? items : { mediaType, items })),
    maker: Buffer.from(core.randomBytes(16)).toString('base64url'),
    startedAt: core.now(),
    ...(!isImage && { mediaType }),
    items: items.map(({ assetId }) => ({
      assetId,
      outcome: 'sending',
      charge: null,
      reason: null
    }))
  }
}

function checkSame(stored: PurchaseRecord, fresh: PurchaseRecord): void {
  if (stored.account !== fresh.account) {
    throw new ClearedError(
      'not-allowed',
      'This attempt belongs to another account.'
    )
  }
  if (stored.request !== null && stored.request !== fresh.request) {
    throw new ClearedError('bad-request', 'This attempt is for other assets.')
  }
}
