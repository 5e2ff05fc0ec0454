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
 * part of it, three days from or to one of them, or an interval that ends
 * now; an hour by default.
 */
export function updateSpan(query: SpanQuery, now: number): Span {
  const { interval = '1 HOUR', start_date: start, end_date: end } = query
  if (start !== undefined && end !== undefined) {
    return spanOfDays(Date.parse(start), Date.parse(end))
  }
  if (start !== undefined) {
    const from = Date.parse(start)
    return { from, to: from + longest }
  }
  if (end !== undefined) {
    const to = Date.parse(end)
    return { from: to - longest, to }
  }
  const [count, unit = ''] = interval.split(' ')
  const length = Number(count) * (units[unit.toUpperCase()] ?? day)
  return { from: Math.max(0, now - length), to: now }
}

function spanOfDays(from: number, to: number): Span {
  if (from > to) refuse('The end lies before the start')
  if (to - from > longest) {
    refuse('Start and end may lie three days apart at most')
  }
  return { from, to }
}

function refuse(message: string): never {
  throw new ServiceError(400, {
    message: 'Validation failed',
    errors: [{ code: 'VALIDATION_PATTERN', message, path: '$.query.end_date' }]
  })
}
