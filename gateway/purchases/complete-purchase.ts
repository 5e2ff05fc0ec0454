import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Purchase, PurchaseOutcome } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import type { FreshOutcome } from './classify-reply.ts'
import { forwardPurchase } from './forward-purchase.ts'
import type { LocalAttempt, LocalAttempts } from './local-attempts.ts'
import { retryUntil } from './retry-until.ts'
import { recordLifetime, type PurchaseRecord } from './purchase-record.ts'
import { saveOutcome } from './save-outcome.ts'

/** Forwards a claimed purchase and saves the outcome, if necessary later. */
export async function completePurchase(
  core: Core,
  local: LocalAttempts,
  sent: PurchaseRequest,
  bearer: string,
  own: LocalAttempt
): Promise<Purchase> {
  const { attempt } = sent
  const { record } = own
  const outcomes = await forwardPurchase(core, sent, bearer, record)
  logOutcomes(core, outcomes)
  const purchase = { attempt, items: mergeOutcomes(record, outcomes) }
  own.purchase = purchase
  const save = () => saveOutcome(core, record, purchase)
  try {
    await save()
    local.remove(attempt)
  } catch {
    // The panel needs the outcome even if the store fails.
    const endsAt = record.startedAt + recordLifetime
    void retryUntil(core, endsAt, save).finally(() => local.remove(attempt))
  }
  return purchase
}

/** In the order of the request. */
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
