import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { OpenAttempt } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import type { Change } from '../core/store.ts'
import { leaseLeft } from './lease.ts'
import type { OwnAttempts } from './local-attempts.ts'
import {
  assetKey,
  purchaseKey,
  type PurchaseRecord
} from './purchase-record.ts'
import { ageOf, loadStored } from './stored-purchase.ts'

/** Milliseconds until everybody sees a license in the history, at most. */
const longestLag = 24 * 3_600_000

/** The last attempt at an asset, and whether it is in the way. */
export interface Holder {
  assetId: string
  attempt: string | null
  open: OpenAttempt | null
  /** What must still be so when the asset is taken. */
  condition: Change | null
}

/** An asset to license, and the attempt or license that may be ignored. */
type Wanted = Pick<PurchaseItem, 'assetId' | 'instead' | 'isAgain'>

/** Finds the attempts that are in the way of assets. */
export function findHolders(
  core: Core,
  own: OwnAttempts,
  account: string,
  items: readonly PurchaseItem[]
): Promise<Holder[]> {
  return Promise.all(
    items.map(async item => {
      // What this process knows outlasts a store that is emptied.
      const holder = own.findHolder(account, item.assetId)
      if (!holder) return findHolder(core, account, item)
      const { attempt } = holder
      const open = toOpen(attempt, holder.record, holder.outcome)
      return { assetId: item.assetId, attempt, open, condition: null }
    })
  )
}

/** The holder of an asset as far as the store knows. */
export async function findHolder(
  core: Core,
  account: string,
  { assetId, instead, isAgain = false }: Wanted
): Promise<Holder> {
  const attempt = await core.store.get(assetKey(account, assetId))
  const free = { assetId, attempt, open: null, condition: null }
  if (attempt === null) return free
  const isLeased = (await leaseLeft(core, attempt)) !== null
  const isFresh = (await ageOf(core, account, assetId)) < longestLag
  const { record = null, text = null } = (await loadStored(core, attempt)) ?? {}
  // The person who gave it up does not know yet that it was licensed.
  const isGivenUp = attempt === instead
  // Others may not see its license yet.
  const holdsPaid = isLeased || isGivenUp || (isFresh && !isAgain)
  const outcome = record && stillOpen(record, assetId, isLeased, holdsPaid)
  if (!outcome) return free
  if (isLeased || !isGivenUp || outcome !== 'unknown') {
    return { ...free, open: toOpen(attempt, record, outcome) }
  }
  // A lease that has ended never comes back, but the outcome may.
  return { ...free, condition: { key: purchaseKey(attempt), expected: text } }
}

/** Null when it is over: refused, not sent, or licensed for a while. */
function stillOpen(
  { items }: PurchaseRecord,
  assetId: string,
  isLeased: boolean,
  holdsPaid: boolean
): OpenAttempt['outcome'] | null {
  const outcome = items.find(one => one.assetId === assetId)?.outcome
  if (outcome === 'unknown') return outcome
  if (outcome === 'sending') return isLeased ? outcome : 'unknown'
  return outcome === 'paid' && holdsPaid ? outcome : null
}

function toOpen(
  attempt: string,
  { startedAt }: PurchaseRecord,
  outcome: OpenAttempt['outcome']
): OpenAttempt {
  return { attempt, startedAt, outcome }
}
