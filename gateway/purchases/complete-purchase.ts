import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Purchase, PurchaseOutcome } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import type { FreshOutcome } from './classify-reply.ts'
import { forwardPurchase } from './forward-purchase.ts'
import type { OwnAttempts } from './local-attempts.ts'
import { persist } from './retry-until.ts'
import { recordLength, type PurchaseRecord } from './purchase-record.ts'
import { saveOutcome } from './save-outcome.ts'

/** Forwards what was claimed and saves the outcome, now or by retries. */
export async function completePurchase(
  core: Core,
  own: OwnAttempts,
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
