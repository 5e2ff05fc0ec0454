import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { OpenAttempt } from '../../contract/gateway.ts'
import type { Core } from '../core.ts'
import type { Change } from '../store/store.ts'
import { isLeased } from './lease.ts'
import {
  assetKey,
  purchaseKey,
  type PurchaseRecord
} from './purchase-record.ts'
import { loadStored } from './stored-purchase.ts'

/** Milliseconds until everybody sees a license in the history, at most. */
const longestLag = 24 * 3_600_000

/** Who was the last at an asset, and whether that is in the way. */
export interface Holder {
  assetId: string
  attempt: string | null
  open: OpenAttempt | null
  /** What must still be so when the asset is taken. */
  condition: Change | null
}

/** Looks at each asset for the attempt that would be in the way. */
export function findHolders(
  core: Core,
  account: string,
  items: readonly PurchaseItem[]
): Promise<Holder[]> {
  return Promise.all(items.map(item => findHolder(core, account, item)))
}

async function findHolder(
  core: Core,
  account: string,
  { assetId, instead, isAgain = false }: PurchaseItem
): Promise<Holder> {
  const attempt = await core.store.get(assetKey(account, assetId))
  const free = { assetId, attempt, open: null, condition: null }
  if (attempt === null) return free
  const leased = await isLeased(core, attempt)
  const { record = null, text = null } = (await loadStored(core, attempt)) ?? {}
  // Who gives it up does not know yet that it was licensed.
  const isGivenUp = attempt === instead
  // Others may not see its license yet.
  const isFresh = core.now() - (record?.startedAt ?? 0) < longestLag
  const holdsPaid = leased || isGivenUp || (isFresh && !isAgain)
  const outcome = record && stillOpen(record, assetId, leased, holdsPaid)
  if (!outcome) return free
  const { startedAt } = record
  if (!isGivenUp || outcome !== 'unknown') {
    return { ...free, open: { attempt, startedAt, outcome } }
  }
  // A lease that has ended never comes back, but the outcome may.
  return { ...free, condition: { key: purchaseKey(attempt), expected: text } }
}

/** Null when it is over: refused, not sent, or licensed for a while. */
function stillOpen(
  { items }: PurchaseRecord,
  assetId: string,
  leased: boolean,
  holdsPaid: boolean
): OpenAttempt['outcome'] | null {
  const outcome = items.find(one => one.assetId === assetId)?.outcome
  if (outcome === 'unknown') return outcome
  if (outcome === 'sending') return leased ? outcome : 'unknown'
  return outcome === 'paid' && holdsPaid ? outcome : null
}
