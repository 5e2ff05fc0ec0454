import { isNoted } from '../../contract/api/media-type.ts'
import type {
  PurchaseItem,
  PurchaseRequest
} from '../../contract/gateway-requests.ts'
import { attemptNote } from '../../contract/license-order.ts'
import type { OrderExtras } from '../../contract/license-order.ts'
import type { Core } from '../core/core.ts'
import { causeOf } from '../core/failure-cause.ts'
import {
  classifyFailure,
  classifyReply,
  notSent,
  type FreshOutcome
} from './classify-reply.ts'
import { renewLease } from './lease.ts'
import type { PurchaseRecord } from './purchase-record.ts'
import { sendLicenses } from './send-licenses.ts'
import { findNoteRefusals } from './find-note-refusals.ts'

/**
 * Sends a purchase to the service once. Items that are refused because of
 * their metadata are sent again without our note, as some services accept none;
 * tracks have no note. Each request requires that the record's lease is valid,
 * in the store in which it was claimed. Never rejects.
 */
export async function forwardPurchase(
  core: Core,
  { attempt, mediaType = 'image', items, verificationCode }: PurchaseRequest,
  bearer: string,
  record: PurchaseRecord
): Promise<FreshOutcome[]> {
  if (!(await maySend(core, attempt, record))) return notSent(items)
  const note = isNoted(mediaType) ? attemptNote(attempt) : null
  const extras = { mediaType, note, verificationCode }
  const first = await sendOnce(core, bearer, items, extras)
  const again = note === null ? [] : first.again
  if (again.length === 0 || !(await maySend(core, attempt, record))) {
    return first.outcomes
  }
  core.log({ event: 'purchase-without-note' })
  const bare = { ...extras, note: null }
  const second = await sendOnce(core, bearer, again, bare)
  const later = new Map(second.outcomes.map(one => [one.assetId, one]))
  return first.outcomes.map(one => later.get(one.assetId) ?? one)
}

/** If the store fails, another attempt may have claimed the assets. */
async function maySend(
  core: Core,
  attempt: string,
  record: PurchaseRecord
): Promise<boolean> {
  return renewLease(core, attempt, record).catch(() => false)
}

async function sendOnce(
  core: Core,
  bearer: string,
  items: readonly PurchaseItem[],
  extras: OrderExtras
): Promise<{ outcomes: FreshOutcome[]; again: PurchaseItem[] }> {
  try {
    const reply = await sendLicenses(core, bearer, items, extras)
    const { status, body } = reply
    const outcomes = classifyReply(extras.mediaType, items, reply)
    const isClear = outcomes.every(one => one.outcome !== 'unknown')
    if (!isClear) logFailure(core, `answered-${status}`)
    return { outcomes, again: findNoteRefusals(items, outcomes, status, body) }
  } catch (error) {
    logFailure(core, causeOf(error))
    return { outcomes: classifyFailure(items, error), again: [] }
  }
}

/** The request itself is answered, so its line in the log has no cause. */
function logFailure(core: Core, cause: string): void {
  core.log({ event: 'license-call-failed', cause })
}
