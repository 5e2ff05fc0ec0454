import type { Core } from '../core/core.ts'
import { neverSeen } from './find-purchase.ts'
import { leaseLeft } from './lease.ts'
import type { ItemOutcome } from './purchase-record.ts'
import { loadStored, replaceRecord } from './stored-purchase.ts'

/** Each try that fails means that the record changed during it. */
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
    const stored = await loadStored(core, attempt)
    if (stored?.record.account !== account) throw neverSeen()
    const { record } = stored
    if (record.request === null) throw neverSeen()
    if ((await leaseLeft(core, attempt)) !== null) return
    const isFound = (item: ItemOutcome) =>
      assetIds.includes(item.assetId) && isOpen(item)
    if (!record.items.some(isFound)) return
    const items = record.items.map((item): ItemOutcome =>
      isFound(item) ? { ...item, outcome: 'paid' } : item
    )
    const next = { ...record, items }
    if (await replaceRecord(core, attempt, stored, next)) return
  }
}

function isOpen({ outcome }: ItemOutcome): boolean {
  return outcome === 'unknown' || outcome === 'sending'
}
