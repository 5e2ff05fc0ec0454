import * as v from 'valibot'
import type { MediaType } from '../../contract/api/media-type.ts'
import { ErrorBody } from '../../contract/api/records/envelope.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import {
  cutReason,
  isRefusal,
  readLicenseResults,
  usualWait
} from '../../contract/license-results.ts'
import { isTimeout, failedToConnect } from '../service/failed-call.ts'
import type { ItemOutcome } from './purchase-record.ts'
import type { LicenseReply } from './send-licenses.ts'

export interface FreshOutcome extends ItemOutcome {
  /** Address of the file, valid for 15 minutes. */
  download: string | null
}

/**
 * Reads the reply to a license call. An outcome is `paid` or `refused` only if
 * the reply is certain about it, else `unknown`.
 */
export function classifyReply(
  mediaType: MediaType,
  items: readonly PurchaseItem[],
  { status, body, retryAfter = usualWait }: LicenseReply
): FreshOutcome[] {
  if (status === 200) {
    const read = v.safeParse(Reply, body)
    const assetIds = items.map(({ assetId }) => assetId)
    const results = read.success ? read.output.data : []
    return readLicenseResults(mediaType, assetIds, results)
  }
  const error = v.safeParse(ErrorBody, body)
  // A refusal with results may have licensed some of the assets.
  if (isRefusal(status) && error.success && !hasResults(body)) {
    const reason = reasonOf(error.output)
    const wait = status === 429 ? { retryAfter } : {}
    return items.map(item => outcome(item, 'refused', { reason, ...wait }))
  }
  return items.map(item => outcome(item, 'unknown', {}))
}

/** Outcomes of a call without a reply. */
export function classifyFailure(
  items: readonly PurchaseItem[],
  thrown: unknown
): FreshOutcome[] {
  const kind =
    !isTimeout(thrown) && failedToConnect(thrown) ? 'not-sent' : 'unknown'
  return items.map(item => outcome(item, kind, {}))
}

/** Outcomes of a purchase that was not sent. */
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
  known: Partial<Pick<FreshOutcome, 'reason' | 'retryAfter'>>
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

function reasonOf({
  message,
  errors
}: v.InferOutput<typeof ErrorBody>): string {
  const details = (errors ?? []).map(error => error.message)
  return cutReason([message, ...details].join('. '))
}
