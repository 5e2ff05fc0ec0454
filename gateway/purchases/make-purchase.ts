import { ClearedError } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Purchase } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { digest } from '../sealing/digest.ts'
import type { Buyer } from './read-caller.ts'
import { addLengths } from './add-time-left.ts'
import { claimPurchase, type Claim } from './claim-purchase.ts'
import { completePurchase } from './complete-purchase.ts'
import { findPurchase, neverSeen } from './find-purchase.ts'
import { createOwnAttempts, type OwnAttempts } from './local-attempts.ts'
import { persist } from './retry-until.ts'
import { recordLength, type PurchaseRecord } from './purchase-record.ts'
import { createQueues } from './queues.ts'
import { settlePurchase } from './settle-purchase.ts'
import {
  describePurchase,
  withdrawPurchase,
  withheld
} from './stored-purchase.ts'

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
  // An asset must not change hands between the look-up and the claim.
  const enqueue = createQueues()

  async function make(request: PurchaseRequest, buyer: Buyer) {
    const { account } = buyer
    const begun = await enqueue(account, () => begin(request, buyer))
    return addLengths(core, own, account, await begun.work)
  }

  /** The work may outlast its place in the queue. */
  async function begin(request: PurchaseRequest, buyer: Buyer) {
    const { attempt } = request
    const fresh = newRecord(core, request, buyer)
    const mine = own.find(attempt)
    if (mine) {
      checkSame(mine.record, fresh)
      return { work: mine.work }
    }
    const { isMine, record } = await claimOrWithdraw(core, own, request, fresh)
    if (!isMine) return { work: repeat(core, attempt, record, fresh) }
    const items = request.items.filter(one => isSending(record, one.assetId))
    if (items.length === 0) {
      return { work: describePurchase(core, attempt, record) }
    }
    const sent = { attempt, items }
    const work = () => completePurchase(core, own, sent, buyer.bearer, record)
    return { work: own.begin(attempt, record, work) }
  }

  /** What this process has of the attempt; never another account's. */
  function findOwn(attempt: string, account: string) {
    const mine = own.find(attempt)
    if (mine && mine.record.account !== account) throw neverSeen()
    return mine
  }

  async function find(attempt: string, account: string) {
    const { mine, record } = await enqueue(account, async () => {
      const mine = findOwn(attempt, account)
      const record =
        mine?.record ?? (await findPurchase(core, attempt, account))
      return { mine, record }
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

/** Of an attempt that was claimed before, here or on another instance. */
async function repeat(
  core: Core,
  attempt: string,
  known: PurchaseRecord,
  asked: PurchaseRecord
): Promise<Purchase> {
  checkSame(known, asked)
  const record = known.request === null ? withheld(asked) : known
  return describePurchase(core, attempt, record)
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
