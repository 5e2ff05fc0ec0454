import { readHttpDate } from './http-date.ts'

/** Goes with an error: how long the service asks to wait, in seconds. */
export interface Wait {
  [field: string]: unknown
  retryIn: number
}

const longest = 3600

/**
 * What a reply's `Retry-After` asks for, an hour at most. A date there counts
 * from the reply's own `Date`: clocks of two machines are never compared.
 * Undefined when it says nothing that can be used.
 */
export function readWait(headers: Headers): Wait | undefined {
  const text = headers.get('Retry-After')
  const seconds = /^\d+$/.test(text ?? '')
    ? Number(text)
    : secondsUntil(text, headers.get('Date'))
  if (seconds === null) return undefined
  return { retryIn: Math.min(Math.max(seconds, 0), longest) }
}

function secondsUntil(text: string | null, sent: string | null): number | null {
  const then = readHttpDate(text)
  const now = readHttpDate(sent)
  return then === null || now === null ? null : Math.ceil((then - now) / 1000)
}
