import * as v from 'valibot'
import { ErrorBody } from '../../contract/api/records/envelope.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { FreshOutcome } from './classify-reply.ts'

/**
 * Which items were certainly refused because of metadata, so that they may
 * pass without our note. What the service asks for in addition stays missing.
 */
export function findNoteRefusals(
  items: readonly PurchaseItem[],
  outcomes: readonly FreshOutcome[],
  status: number,
  body: unknown
): PurchaseItem[] {
  const whole = status === 400 ? wordsAndPaths(body) : ''
  return items.filter((_, index) => {
    const { outcome, reason } = outcomes[index] ?? {}
    const words = status === 200 ? (reason ?? '') : whole
    return (
      outcome === 'refused' &&
      /metadata/i.test(words) &&
      !/required|missing/i.test(words)
    )
  })
}

function wordsAndPaths(body: unknown): string {
  const error = v.safeParse(ErrorBody, body)
  if (!error.success) return ''
  const { message, errors = [] } = error.output
  const details = errors.flatMap(one => [one.message, one.path ?? ''])
  return [message, ...details].join(' ')
}
