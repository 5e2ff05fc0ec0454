import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'
import { isLeased } from './lease.ts'
import type { ItemOutcome } from './purchase-record.ts'
import { loadStored, replaceRecord } from './stored-purchase.ts'

/** Each try that fails means that the outcome came meanwhile. */
const mostTries = 5

/**
 * The panel found licenses of these assets in the account's history: what
 * nobody knew the end of is paid, and no person has to decide it. What is
 * certain, or may still be under way, stays as it is.
 */
export async function settlePurchase(
  core: Core,
  attempt: string,
  account: string,
  assetIds: readonly string[]
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (await isLeased(core, attempt)) return
    const stored = await loadStored(core, attempt)
    if (stored?.record.account !== account) {
      throw new ClearedError('not-found', 'This attempt was never seen here.')
    }
    const { record } = stored
    const items = record.items.map(item =>
      assetIds.includes(item.assetId) ? toPaid(item) : item
    )
    const next = { ...record, items }
    if (await replaceRecord(core, attempt, stored, next)) return
  }
}

function toPaid(item: ItemOutcome): ItemOutcome {
  const isOpen = item.outcome === 'unknown' || item.outcome === 'sending'
  return isOpen ? { ...item, outcome: 'paid' } : item
}
