import { ClearedError } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Purchase, PurchaseOutcome } from '../../contract/gateway.ts'
import type { Core } from '../core.ts'
import { digest } from '../sealing/digest.ts'
import type { Buyer } from './account-of.ts'
import { claimPurchase, type Claim } from './claim-purchase.ts'
import type { FreshOutcome } from './classify-reply.ts'
import { forwardPurchase } from './forward-purchase.ts'
import { persist } from './persist.ts'
import type { PurchaseRecord } from './purchase-record.ts'
import {
  describePurchase,
  saveOutcome,
  withdrawPurchase,
  withheld
} from './stored-purchase.ts'

export interface Purchases {
  /**
   * Licenses: each asset of an attempt is forwarded at most once, whatever is
   * repeated, here or on another instance.
   */
  make(request: PurchaseRequest, buyer: Buyer): Promise<Purchase>
  /** What is known of an attempt. */
  describe(attempt: string, record: PurchaseRecord): Promise<Purchase>
}

/** Licensing by one instance of the gateway. */
export function createPurchases(core: Core): Purchases {
  /** Attempts under way here; a repeat waits with the first. */
  const forwarding = new Map<string, Promise<Purchase>>()
  /** Known here alone, until the store works again. */
  const unsaved = new Map<string, Purchase>()

  async function describe(attempt: string, record: PurchaseRecord) {
    return unsaved.get(attempt) ?? describePurchase(core, attempt, record)
  }

  async function make(request: PurchaseRequest, buyer: Buyer) {
    const { attempt } = request
    const fresh = newRecord(core, request, buyer)
    const { isMine, record } = await claimOrWithdraw(core, request, fresh)
    if (!isMine) return repeat(attempt, record, fresh)
    const work = forward(request, buyer.bearer, record)
    forwarding.set(attempt, work)
    return work.finally(() => forwarding.delete(attempt))
  }

  function repeat(
    attempt: string,
    known: PurchaseRecord,
    asked: PurchaseRecord
  ): Promise<Purchase> {
    checkSame(known, asked)
    if (known.request === null) return describe(attempt, withheld(asked))
    return forwarding.get(attempt) ?? describe(attempt, known)
  }

  async function forward(
    request: PurchaseRequest,
    bearer: string,
    record: PurchaseRecord
  ): Promise<Purchase> {
    const { attempt } = request
    const items = request.items.filter(({ assetId }) =>
      isSending(record, assetId)
    )
    if (items.length === 0) return describe(attempt, record)
    const sent = { attempt, items }
    const outcomes = await forwardPurchase(core, sent, bearer, record.maker)
    logOutcomes(core, outcomes)
    const purchase = { attempt, items: mergeOutcomes(record, outcomes) }
    const save = () => saveOutcome(core, record, purchase)
    try {
      await save()
    } catch {
      // The panel must hear of what was paid even if the store is broken.
      unsaved.set(attempt, purchase)
      void persist(core, save).finally(() => unsaved.delete(attempt))
    }
    return purchase
  }

  return { make, describe }
}

/** A claim that failed may have been made: then nobody would forward it. */
async function claimOrWithdraw(
  core: Core,
  request: PurchaseRequest,
  fresh: PurchaseRecord
): Promise<Claim> {
  try {
    return await claimPurchase(core, request, fresh)
  } catch (error) {
    const { attempt } = request
    void persist(core, () => withdrawPurchase(core, attempt, fresh.maker))
    throw error
  }
}

function isSending({ items }: PurchaseRecord, assetId: string): boolean {
  return items.some(
    item => item.assetId === assetId && item.outcome === 'sending'
  )
}

/** In the order in which they were asked for. */
function mergeOutcomes(
  { items }: PurchaseRecord,
  outcomes: readonly FreshOutcome[]
): PurchaseOutcome[] {
  const fresh = new Map(outcomes.map(one => [one.assetId, one]))
  return items.map(
    item => fresh.get(item.assetId) ?? { ...item, download: null }
  )
}

function newRecord(
  core: Core,
  { items }: PurchaseRequest,
  { account }: Buyer
): PurchaseRecord {
  return {
    account,
    request: digest(JSON.stringify(items)),
    maker: Buffer.from(core.randomBytes(16)).toString('base64url'),
    startedAt: core.now(),
    items: items.map(({ assetId }) => ({
      assetId,
      outcome: 'sending',
      charge: null,
      reason: null
    }))
  }
}

function checkSame(known: PurchaseRecord, asked: PurchaseRecord): void {
  if (known.account !== asked.account) {
    throw new ClearedError(
      'not-allowed',
      'This attempt belongs to another account.'
    )
  }
  if (known.request !== null && known.request !== asked.request) {
    throw new ClearedError(
      'bad-request',
      'This attempt was made for other assets.'
    )
  }
}

function logOutcomes(core: Core, outcomes: readonly FreshOutcome[]): void {
  const count = (kind: FreshOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === kind).length
  core.log({
    event: 'purchase',
    paid: count('paid'),
    refused: count('refused'),
    unknown: count('unknown'),
    notSent: count('not-sent')
  })
}
