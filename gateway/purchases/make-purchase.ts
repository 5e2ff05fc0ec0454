import { ClearedError } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Purchase } from '../../contract/gateway.ts'
import type { Core } from '../core.ts'
import { digest } from '../sealing/digest.ts'
import type { Buyer } from './account-of.ts'
import type { FreshOutcome } from './classify-reply.ts'
import { forwardPurchase } from './forward-purchase.ts'
import { releaseLeases, takeLeases } from './leases.ts'
import type { PurchaseRecord } from './purchase-record.ts'
import {
  claimRecord,
  describePurchase,
  loadRecord,
  saveOutcome
} from './stored-purchase.ts'

/**
 * Makes the function that licenses: each attempt is forwarded at most once,
 * whatever is repeated, here or on another instance.
 */
export function purchaseMaker(core: Core) {
  /** Attempts this instance is forwarding; a repeat waits with the first. */
  const forwarding = new Map<string, Promise<Purchase>>()

  return async function makePurchase(
    request: PurchaseRequest,
    buyer: Buyer
  ): Promise<Purchase> {
    const { attempt, items } = request
    const fresh = newRecord(core, request, buyer)
    const assetIds = items.map(item => item.assetId)
    const leased = { account: buyer.account, attempt, assetIds }
    const known = await loadRecord(core, attempt)
    if (known) return repeat(known)
    const taken = await takeLeases(core, leased)
    // Not sent now means never: a late copy of the request must find it so.
    const record = taken === null ? fresh : withheld(fresh)
    if (!(await claimRecord(core, attempt, record))) {
      return repeat(await loadRecord(core, attempt))
    }
    if (taken !== null) throw openElsewhere(taken)
    const work = forward(core, request, buyer, fresh)
    forwarding.set(attempt, work)
    return work.finally(() => forwarding.delete(attempt))

    async function repeat(record: PurchaseRecord | null): Promise<Purchase> {
      if (!record) throw new Error('A claimed purchase has no record')
      checkSame(record, fresh)
      if (record.request === null) {
        await releaseLeases(core, leased)
        return describePurchase(core, attempt, withheld(fresh))
      }
      const running = forwarding.get(attempt)
      return running ?? describePurchase(core, attempt, record)
    }
  }
}

function newRecord(
  core: Core,
  { items }: PurchaseRequest,
  { account }: Buyer
): PurchaseRecord {
  return {
    account,
    request: digest(JSON.stringify(items)),
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

/** The same with the certainty that nothing was or will be sent. */
function withheld(record: PurchaseRecord): PurchaseRecord {
  const items = record.items.map(item => ({
    ...item,
    outcome: 'not-sent' as const
  }))
  return { ...record, items }
}

function openElsewhere(assetId: string): ClearedError {
  return new ClearedError(
    'purchase-open',
    `Asset ${assetId} is being licensed by another window; ` +
      'nothing was sent. Look again in two minutes.'
  )
}

async function forward(
  core: Core,
  request: PurchaseRequest,
  { account, bearer }: Buyer,
  record: PurchaseRecord
): Promise<Purchase> {
  const { attempt } = request
  const outcomes = await forwardPurchase(core, request, bearer)
  logOutcomes(core, outcomes)
  try {
    await saveOutcome(core, attempt, record, outcomes)
    // What is licensed now stays taken to the end: another window may have read
    // the history before, and would license it a second time.
    const assetIds = outcomes
      .filter(({ outcome }) => outcome === 'refused' || outcome === 'not-sent')
      .map(({ assetId }) => assetId)
    await releaseLeases(core, { account, attempt, assetIds })
  } catch (error) {
    // The panel must hear of what was paid even if the store is broken.
    core.log({ event: 'purchase-not-stored', message: String(error) })
  }
  return { attempt, items: outcomes }
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
