import * as v from 'valibot'
import { ErrorBody } from '../../contract/api/envelope.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import { isTimeout, neverOpened } from '../service/failed-call.ts'
import type { ItemOutcome } from './purchase-record.ts'

/** An outcome with where the file is, for 15 minutes. */
export interface FreshOutcome extends ItemOutcome {
  download: string | null
}

/** Never a "no" though they are 4xx: the work may have been done. */
const doubtful = [408, 409]

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

const Result = v.object({
  allotment_charge: v.fallback(v.optional(v.nullable(v.number())), undefined),
  download: v.optional(v.nullable(v.object({ url: v.string() }))),
  error: v.optional(v.nullable(v.string()))
})

type Result = v.InferOutput<typeof Result>

/** Longest words of the service that are kept. */
const longestReason = 500

/**
 * Reads the reply to a license call. Only what is certain is `paid` or
 * `refused`; whatever the reply does not say is `unknown`.
 */
export function classifyReply(
  items: readonly PurchaseItem[],
  status: number,
  body: unknown
): FreshOutcome[] {
  if (status === 200) return fromResults(items, body)
  const isNo = status >= 400 && status < 500 && !doubtful.includes(status)
  const error = v.safeParse(ErrorBody, body)
  // With results it says that some of it was done.
  if (isNo && error.success && !hasResults(body)) {
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

function fromResults(
  items: readonly PurchaseItem[],
  body: unknown
): FreshOutcome[] {
  const read = v.safeParse(Reply, body)
  const data = read.success ? read.output.data : []
  const isAsked = (id: string | null) =>
    items.some(({ assetId }) => assetId === id)
  const isWhole = data.every(one => isAsked(idOf(one)))
  return items.map(item => {
    const own = data.filter(one => idOf(one) === item.assetId)
    // None: the reply does not say. Several: it contradicts itself.
    const result = own.length === 1 ? v.safeParse(Result, own[0]) : null
    if (!result?.success) return outcome(item, 'unknown', {})
    const known = fromResult(item, result.output)
    // Something was done that was not asked for, maybe in place of this.
    const isSure = isWhole || known.outcome !== 'refused'
    return isSure ? known : outcome(item, 'unknown', {})
  })
}

const Reply = v.object({ data: v.array(v.unknown()) })

function hasResults(body: unknown): boolean {
  return v.is(Reply, body) && body.data.length > 0
}

function idOf(result: unknown): string | null {
  const read = v.safeParse(v.object({ image_id: Id }), result)
  return read.success ? read.output.image_id : null
}

function fromResult(item: PurchaseItem, result: Result): FreshOutcome {
  const download = result.download?.url
  const error = result.error
  if (download && !error) {
    const charge = result.allotment_charge ?? null
    return outcome(item, 'paid', { download, charge })
  }
  if (error && !download) {
    const reason = error.slice(0, longestReason)
    return outcome(item, 'refused', { reason })
  }
  return outcome(item, 'unknown', {})
}

function outcome(
  { assetId }: PurchaseItem,
  kind: FreshOutcome['outcome'],
  known: Partial<Pick<FreshOutcome, 'charge' | 'download' | 'reason'>>
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
  return [message, ...details].join('. ').slice(0, longestReason)
}
