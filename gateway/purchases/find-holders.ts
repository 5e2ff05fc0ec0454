import type { AssetRef } from '../../contract/document.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { OpenAttempt } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import type { Change } from '../core/store.ts'
import { leaseLeft } from './lease.ts'
import type { LocalAttempts } from './local-attempts.ts'
import {
  holderKey,
  purchaseKey,
  type PurchaseRecord
} from './purchase-record.ts'
import { ageOf, loadStored } from './stored-purchase.ts'

/** Milliseconds until a license is visible in the history for everyone. */
const maxLag = 24 * 3_600_000

/** The last attempt to license an asset. */
export interface Holder extends AssetRef {
  attempt: string | null
  /** Set if the attempt blocks the asset. */
  open: OpenAttempt | null
  /** Must be met when the asset is claimed. */
  condition: Change | null
}

/** An asset, and the attempt or license that must not block it. */
type Wanted = AssetRef & Pick<PurchaseItem, 'instead' | 'isAgain'>

/** Finds the last attempts to license assets, here and on other instances. */
export function findHolders(
  core: Core,
  local: LocalAttempts,
  { account, mediaType = 'image' }: PurchaseRecord,
  items: readonly PurchaseItem[]
): Promise<Holder[]> {
  return Promise.all(
    items.map(async item => {
      const wanted = { ...item, mediaType }
      // The store may have been emptied; this process still knows its attempts.
      const holder = local.findHolder(account, wanted)
      if (!holder) return findHolder(core, account, wanted)
      const { attempt } = holder
      const open = toOpen(attempt, holder.record, holder.outcome)
      const { assetId } = item
      return { assetId, mediaType, attempt, open, condition: null }
    })
  )
}

/** The holder of an asset according to the store. */
export async function findHolder(
  core: Core,
  account: string,
  { assetId, mediaType, instead, isAgain = false }: Wanted
): Promise<Holder> {
  const asset = { assetId, mediaType }
  const attempt = await core.store.get(holderKey(account, asset))
  const free = { ...asset, attempt, open: null, condition: null }
  if (attempt === null) return free
  const isLeased = (await leaseLeft(core, attempt)) !== null
  const isFresh = (await ageOf(core, account, asset)) < maxLag
  const { record = null, text = null } = (await loadStored(core, attempt)) ?? {}
  // The person who abandons it does not know yet that it was licensed.
  const isAbandoned = attempt === instead
  // Its license may not be visible in the history yet.
  const holdsPaid = isLeased || isAbandoned || (isFresh && !isAgain)
  const outcome = record && openOutcome(record, assetId, isLeased, holdsPaid)
  if (!outcome) return free
  if (isLeased || !isAbandoned || outcome !== 'unknown') {
    return { ...free, open: toOpen(attempt, record, outcome) }
  }
  // The lease is over for good, but the outcome may still be saved.
  return { ...free, condition: { key: purchaseKey(attempt), expected: text } }
}

/** Null if it blocks nothing: refused, not sent, or licensed a while ago. */
function openOutcome(
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
