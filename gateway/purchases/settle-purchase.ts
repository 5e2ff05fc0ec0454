import type { Core } from '../core/core.ts'
import { purchaseUnseen } from './find-purchase.ts'
import { leaseLeft } from './lease.ts'
import type { ItemOutcome } from './purchase-record.ts'
import { loadStored, replaceRecord } from './stored-purchase.ts'

/** A try only fails if another process changes the record. */
const maxTries = 5

/**
 * The panel found licenses of these assets in the account's history: changes
 * unknown outcomes to `paid`, so that the person need not decide. Outcomes that
 * are certain, and attempts that may be in flight, do not change.
 */
export async function settlePurchase(
  core: Core,
  attempt: string,
  account: string,
  assetIds: readonly string[]
): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const stored = await loadStored(core, attempt)
    if (stored?.record.account !== account) throw purchaseUnseen()
    const { record } = stored
    if (record.request === null) throw purchaseUnseen()
    if ((await leaseLeft(core, attempt)) !== null) return
    const isSettled = (item: ItemOutcome) =>
      assetIds.includes(item.assetId) && isUncertain(item)
    const assets = record.items.filter(isSettled).length
    if (assets === 0) return
    const items = record.items.map((item): ItemOutcome =>
      isSettled(item) ? { ...item, outcome: 'paid' } : item
    )
    const next = { ...record, items }
    if (!(await replaceRecord(core, attempt, stored, next))) continue
    const seconds = Math.max(0, core.now() - record.startedAt) / 1000
    core.log({ event: 'purchase-settled', assets, seconds })
    return
  }
}

function isUncertain({ outcome }: ItemOutcome): boolean {
  return outcome === 'unknown' || outcome === 'sending'
}
