import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'
import { isLeased } from './lease.ts'
import {
  purchaseKey,
  recordLength,
  type ItemOutcome,
  type PurchaseRecord
} from './purchase-record.ts'

/** Each try that fails means that the outcome came meanwhile. */
const mostTries = 5

/**
 * The panel found licenses of these assets in the account's history: what
 * nobody knew the end of is paid, and keeps nobody off any more. What is
 * certain, or may still be under way, stays as it is.
 */
export async function settlePurchase(
  core: Core,
  attempt: string,
  account: string,
  assetIds: readonly string[]
): Promise<void> {
  const key = purchaseKey(attempt)
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (await isLeased(core, attempt)) return
    const text = await core.store.get(key)
    const record = text === null ? null : (JSON.parse(text) as PurchaseRecord) // ours
    if (text === null || record?.account !== account) {
      throw new ClearedError('not-found', 'This attempt was never seen here.')
    }
    const items = record.items.map(item =>
      assetIds.includes(item.assetId) ? toPaid(item) : item
    )
    const value = JSON.stringify({ ...record, items })
    const endsAt = record.startedAt + recordLength
    if (await core.store.replace(key, text, value, endsAt)) return
  }
}

function toPaid(item: ItemOutcome): ItemOutcome {
  const isOpen = item.outcome === 'unknown' || item.outcome === 'sending'
  return isOpen ? { ...item, outcome: 'paid' } : item
}
