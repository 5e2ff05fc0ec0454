import * as v from 'valibot'
import { ErrorBody } from '../../contract/api/records/envelope.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import {
  cutReason,
  isRefusal,
  readLicenseResults
} from '../../contract/license-results.ts'
import { isTimeout, neverOpened } from '../service/failed-call.ts'
import type { ItemOutcome } from './purchase-record.ts'

/** An outcome with where the file is, for 15 minutes. */
export interface FreshOutcome extends ItemOutcome {
  download: string | null
}

/**
 * Reads the reply to a license call. Only what is certain is `paid` or
 * `refused`; whatever the reply does not say is `unknown`.
 */
export function classifyReply(
  items: readonly PurchaseItem[],
  status: number,
  body: unknown
): FreshOutcome[] {
  if (status === 200) {
    const read = v.safeParse(Reply, body)
    const assetIds = items.map(({ assetId }) => assetId)
    return readLicenseResults(assetIds, read.success ? read.output.data : [])
  }
  const error = v.safeParse(ErrorBody, body)
  // With results it says that some of it was done.
  if (isRefusal(status) && error.success && !hasResults(body)) {
    const reason = wordsOf(error.output)
    return items.map(item => outcome(item, 'refused', { reason }))
  }
  return items.map(item => outcome(item, 'unknown', {}))
}

/** Reads a call that brought no reply. */
export function classifyFailure(
  items: readonly PurchaseItem[],
  thrown: unknown
): FreshOutcome[] {
  const kind =
    !isTimeout(thrown) && neverOpened(thrown) ? 'not-sent' : 'unknown'
  return items.map(item => outcome(item, kind, {}))
}

/** Of a purchase that was never begun. */
export function notSent(items: readonly PurchaseItem[]): FreshOutcome[] {
  return items.map(item => outcome(item, 'not-sent', {}))
}

const Reply = v.object({ data: v.array(v.unknown()) })

function hasResults(body: unknown): boolean {
  return v.is(Reply, body) && body.data.length > 0
}

function outcome(
  { assetId }: PurchaseItem,
  kind: FreshOutcome['outcome'],
  known: Partial<Pick<FreshOutcome, 'reason'>>
): FreshOutcome {
  return {
    assetId,
    outcome: kind,
    charge: null,
    download: null,
    reason: null,
    ...known
  }
}

function wordsOf({ message, errors }: v.InferOutput<typeof ErrorBody>): string {
  const details = (errors ?? []).map(error => error.message)
  return cutReason([message, ...details].join('. '))
}
