import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { countRequest } from '../http/limit-requests.ts'
import { purchaseKey, type PurchaseRecord } from './purchase-record.ts'
import { loadStored } from './stored-purchase.ts'

/**
 * The record of an account's attempt. Throws `purchase-unseen` for an unknown
 * one and closes it for a while: a copy of the request may still be in flight
 * and must not be forwarded after that. Accounts may only close a limited
 * number of attempts.
 */
export async function findPurchase(
  core: Core,
  attempt: string,
  account: string
): Promise<PurchaseRecord> {
  const known = await loadStored(core, attempt)
  if (!known) await countRequest(core, 'unseenAttempts', account)
  const stored = known ?? (await closeAttempt(core, attempt, account))
  if (stored?.record.account !== account) throw purchaseUnseen()
  const { record, text } = stored
  if (record.request !== null) return record
  // Another copy of the request may be in flight.
  const endsAt = closedUntil(core)
  await core.store.replace(purchaseKey(attempt), text, text, endsAt)
  throw purchaseUnseen()
}

/** The account has no such attempt. */
export function purchaseUnseen(): ClearedError {
  return new ClearedError('purchase-unseen', 'The attempt is unknown.')
}

/** Returns the stored record: the attempt may have arrived simultaneously. */
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
