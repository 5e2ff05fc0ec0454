import * as v from 'valibot'
import { ErrorBody } from '../../contract/api/records/envelope.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { FreshOutcome } from './classify-reply.ts'

/**
 * Items that were certainly refused because of metadata, and may be accepted
 * without our note. Excludes refusals because of missing metadata.
 */
export function findNoteRefusals(
  items: readonly PurchaseItem[],
  outcomes: readonly FreshOutcome[],
  status: number,
  body: unknown
): PurchaseItem[] {
  const commonReason = status === 400 ? messagesAndPaths(body) : ''
  return items.filter((_, index) => {
    const { outcome, reason } = outcomes[index] ?? {}
    const text = status === 200 ? (reason ?? '') : commonReason
    return (
      outcome === 'refused' &&
      /metadata/i.test(text) &&
      !/required|missing/i.test(text)
    )
  })
}

function messagesAndPaths(body: unknown): string {
  const error = v.safeParse(ErrorBody, body)
  if (!error.success) return ''
  const { message, errors = [] } = error.output
  const details = errors.flatMap(one => [one.message, one.path])
  return [message, ...details].join(' ')
}
