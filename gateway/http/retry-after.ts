import { readHttpDate } from './http-date.ts'

/** Data of an error: seconds until the service may be called again. */
export interface RetryAfter {
  [field: string]: unknown
  retryIn: number
}

const maxSeconds = 3600

/**
 * Reads `Retry-After`, an hour at most. A date is relative to the reply's own
 * `Date`: clocks of two machines are never compared. Undefined if missing or
 * unreadable.
 */
export function readRetryAfter(headers: Headers): RetryAfter | undefined {
  const text = headers.get('Retry-After')
  const seconds = /^\d+$/.test(text ?? '')
    ? Number(text)
    : secondsUntil(text, headers.get('Date'))
  if (seconds === null) return undefined
  return { retryIn: Math.min(Math.max(seconds, 0), maxSeconds) }
}

function secondsUntil(text: string | null, sent: string | null): number | null {
  const then = readHttpDate(text)
  const now = readHttpDate(sent)
  return then === null || now === null ? null : Math.ceil((then - now) / 1000)
}
