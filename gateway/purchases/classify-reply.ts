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

const Result = v.object({
  image_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  allotment_charge: v.optional(v.nullable(v.number())),
  download: v.optional(v.nullable(v.object({ url: v.string() }))),
  error: v.optional(v.nullable(v.string()))
})

type Result = v.InferOutput<typeof Result>

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
  if (isNo && error.success) {
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

/** Whether a refusal is about the metadata that we added. */
export function namesMetadata(status: number, body: unknown): boolean {
  const error = v.safeParse(ErrorBody, body)
  if (status !== 400 || !error.success) return false
  const { message, errors = [] } = error.output
  return [
    message,
    ...errors.flatMap(one => [one.message, one.path ?? ''])
  ].some(text => /metadata/i.test(text))
}

function fromResults(
  items: readonly PurchaseItem[],
  body: unknown
): FreshOutcome[] {
  const read = v.safeParse(v.object({ data: v.array(v.unknown()) }), body)
  const data = read.success ? read.output.data : []
  const results = data.flatMap(one => {
    const result = v.safeParse(Result, one)
    return result.success ? [result.output] : []
  })
  return items.map(item => {
    const own = results.filter(result => result.image_id === item.assetId)
    // None: the reply does not say. Several: it contradicts itself.
    return own.length === 1 && own[0]
      ? fromResult(item, own[0])
      : outcome(item, 'unknown', {})
  })
}

function fromResult(item: PurchaseItem, result: Result): FreshOutcome {
  const download = result.download?.url
  const error = result.error
  if (download && !error) {
    const charge = result.allotment_charge ?? null
    return outcome(item, 'paid', { download, charge })
  }
  if (error && !download) return outcome(item, 'refused', { reason: error })
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
  return [message, ...details].join('. ').slice(0, 500)
}
