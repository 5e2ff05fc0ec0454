import { ClearedError } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Purchase, PurchaseOutcome } from '../../contract/gateway.ts'
import type { Core } from '../core.ts'
import { digest } from '../sealing/digest.ts'
import type { Buyer } from './account-of.ts'
import { addLengths } from './add-lengths.ts'
import { claimPurchase, type Claim } from './claim-purchase.ts'
import type { FreshOutcome } from './classify-reply.ts'
import { findPurchase, neverSeen } from './find-purchase.ts'
import { forwardPurchase } from './forward-purchase.ts'
import { createOwnAttempts, type OwnAttempts } from './own-attempts.ts'
import { persist } from './persist.ts'
import { recordLength, type PurchaseRecord } from './purchase-record.ts'
import { saveOutcome } from './save-outcome.ts'
import { settlePurchase } from './settle-purchase.ts'
import {
  describePurchase,
  withdrawPurchase,
  withheld
} from './stored-purchase.ts'
import { createTurns } from './turns.ts'

export interface Purchases {
  /**
   * Licenses: each asset of an attempt is forwarded at most once, whatever is
   * repeated, here or on another instance.
   */
  make(request: PurchaseRequest, buyer: Buyer): Promise<Purchase>
  /** What is known of an account's attempt. */
  find(attempt: string, account: string): Promise<Purchase>
  /** The history has licenses of these, however the attempt ended. */
  settle(attempt: string, account: string, assetIds: string[]): Promise<void>
}

/** Licensing by one instance of the gateway. */
export function createPurchases(core: Core): Purchases {
  const own = createOwnAttempts()
  // What was found out of an asset must not change until it is taken.
  const inTurn = createTurns()

  async function make(request: PurchaseRequest, buyer: Buyer) {
    const { account } = buyer
    const begun = await inTurn(account, () => begin(request, buyer))
    return addLengths(core, own, account, await begun.work)
  }

  /** The work may outlast the turn. */
  async function begin(request: PurchaseRequest, buyer: Buyer) {
    const { attempt } = request
    const fresh = newRecord(core, request, buyer)
    const mine = own.find(attempt)
    if (mine) {
      checkSame(mine.record, fresh)
      return { work: mine.work }
    }
    const { isMine, record } = await claimOrWithdraw(core, own, request, fresh)
    if (!isMine) return { work: repeat(attempt, record, fresh) }
    const items = request.items.filter(one => isSending(record, one.assetId))
    if (items.length === 0) {
      return { work: describePurchase(core, attempt, record) }
    }
    const sent = { attempt, items }
    const work = () => forward(sent, buyer.bearer, record)
    return { work: own.begin(attempt, record, work) }
  }

  async function repeat(
    attempt: string,
    known: PurchaseRecord,
    asked: PurchaseRecord
  ): Promise<Purchase> {
    checkSame(known, asked)
    const record = known.request === null ? withheld(asked) : known
    return describePurchase(core, attempt, record)
  }

  async function forward(
    sent: PurchaseRequest,
    bearer: string,
    record: PurchaseRecord
  ): Promise<Purchase> {
    const { attempt } = sent
    const outcomes = await forwardPurchase(core, sent, bearer, record)
    logOutcomes(core, outcomes)
    const purchase = { attempt, items: mergeOutcomes(record, outcomes) }
    own.learn(purchase)
    const save = () => saveOutcome(core, record, purchase)
    try {
      await save()
      own.forget(attempt)
    } catch {
      // The panel must learn what was paid even if the store is broken.
      const endsAt = record.startedAt + recordLength
      void persist(core, endsAt, save).finally(() => own.forget(attempt))
    }
    return purchase
  }

  /** What this process has of the attempt; never another account's. */
  function findOwn(attempt: string, account: string) {
    const mine = own.find(attempt)
    if (mine && mine.record.account !== account) throw neverSeen()
    return mine
  }

  async function find(attempt: string, account: string) {
    const { mine, record } = await inTurn(account, async () => {
      const mine = findOwn(attempt, account)
      const known = mine?.record
      return {
        mine,
        record: known ?? (await findPurchase(core, attempt, account))
      }
    })
    const purchase =
      mine?.purchase ??
      (await describePurchase(core, attempt, record, mine !== undefined))
    return addLengths(core, own, account, purchase)
  }

  async function settle(attempt: string, account: string, assetIds: string[]) {
    // What is in flight here learns its own outcome.
    if (findOwn(attempt, account)) return
    await settlePurchase(core, attempt, account, assetIds)
  }

  return { make, find, settle }
}

/** A claim that failed may have been made: then nobody would forward it. */
async function claimOrWithdraw(
  core: Core,
  own: OwnAttempts,
  request: PurchaseRequest,
  fresh: PurchaseRecord
): Promise<Claim> {
  try {
    return await claimPurchase(core, own, request, fresh)
  } catch (error) {
    const { attempt } = request
    const { maker, startedAt } = fresh
    const withdraw = () => withdrawPurchase(core, attempt, maker)
    void persist(core, startedAt + recordLength, withdraw)
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
