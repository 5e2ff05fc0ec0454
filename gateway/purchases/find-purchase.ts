import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { countRequest } from '../http/rate-limit.ts'
import { purchaseKey, type PurchaseRecord } from './purchase-record.ts'
import { loadStored } from './stored-purchase.ts'

/**
 * The record of an account's attempt. "Never seen" also closes it for a while:
 * a copy of the request that is still under way is not forwarded after the
 * panel was told so. How many an account may close is limited.
 */
export async function findPurchase(
  core: Core,
  attempt: string,
  account: string
): Promise<PurchaseRecord> {
  const known = await loadStored(core, attempt)
  if (!known) await countRequest(core, 'unseenAttempts', account)
  const stored = known ?? (await closeAttempt(core, attempt, account))
  if (stored?.record.account !== account) throw neverSeen()
  const { record, text } = stored
  if (record.request !== null) return record
  // A copy may have left just now.
  const endsAt = closedUntil(core)
  await core.store.replace(purchaseKey(attempt), text, text, endsAt)
  throw neverSeen()
}

export function neverSeen(): ClearedError {
  return new ClearedError('purchase-unseen', 'Never seen here.')
}

/** What is stored then: the attempt may have arrived at the same time. */
async function closeAttempt(core: Core, attempt: string, account: string) {
  const startedAt = core.now()
  const closed = { account, request: null, maker: '', startedAt, items: [] }
  const text = JSON.stringify(closed)
  await core.store.claim(purchaseKey(attempt), text, closedUntil(core))
  return loadStored(core, attempt)
}

function closedUntil(core: Core): number {
  return core.now() + core.config.timeLimits.closedAttempt
}
