import { ServiceError } from '../http/service-error.ts'

/** Milliseconds since 1970; `to` is exclusive. */
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
const maxSpan = 3 * day
const units: Readonly<Record<string, number>> = {
  SECOND: 1000,
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: day
}

/**
 * The requested time span: between two days, the last one exclusive; three days
 * from or to one day; or an interval until now, an hour by default.
 */
export function updateSpan(query: SpanQuery, now: number): Span {
  const { interval = '1 HOUR', start_date: start, end_date: end } = query
  if (start !== undefined && end !== undefined) {
    return spanOfDays(Date.parse(start), Date.parse(end))
  }
  if (start !== undefined) {
    const from = Date.parse(start)
    return { from, to: from + maxSpan }
  }
  if (end !== undefined) {
    const to = Date.parse(end)
    return { from: to - maxSpan, to }
  }
  const [count, unit = ''] = interval.split(' ')
  const length = Number(count) * (units[unit.toUpperCase()] ?? day)
  return { from: Math.max(0, now - length), to: now }
}

function spanOfDays(from: number, to: number): Span {
  if (from > to) refuse('The end lies before the start')
  if (to - from > maxSpan) {
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
