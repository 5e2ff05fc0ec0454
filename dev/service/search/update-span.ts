import { ServiceError } from '../http/service-error.ts'

/** Milliseconds since 1970; `to` is not part of it. */
export interface Span {
  from: number
  to: number
}

export interface SpanQuery {
  interval?: string | undefined
  start_date?: string | undefined
  end_date?: string | undefined
}

const day = 86_400_000
const longest = 3 * day
const units: Readonly<Record<string, number>> = {
  SECOND: 1000,
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: day
}

/**
 * The time that is asked about: between two days, the last of which is not
 * part of it, or an interval that ends now; an hour unless told otherwise.
 */
export function updateSpan(query: SpanQuery, now: number): Span {
  const { interval = '1 HOUR', start_date: start, end_date: end } = query
  if (start === undefined && end === undefined) {
    const [count, unit = ''] = interval.split(' ')
    const length = Number(count) * (units[unit.toUpperCase()] ?? day)
    return { from: Math.max(0, now - length), to: now }
  }
  const from = start === undefined ? undefined : Date.parse(start)
  const to = end === undefined ? undefined : Date.parse(end)
  const span = {
    from: from ?? (to ?? now) - longest,
    to: to ?? (from ?? now) + longest
  }
  if (span.from > span.to) refuse('The end lies before the start')
  if (span.to - span.from > longest) {
    refuse('Start and end may lie three days apart at most')
  }
  return span
}

function refuse(message: string): never {
  throw new ServiceError(400, {
    message: 'Validation failed',
    errors: [{ code: 'VALIDATION_PATTERN', message, path: '$.query.end_date' }]
  })
}
