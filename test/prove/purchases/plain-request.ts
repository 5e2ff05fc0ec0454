import type { Flight } from './flights.ts'

export interface PlainRequest {
  method: string
  url: string
  bearer: string | null
  /** JSON or a form. */
  body: string
  /** Set by the gateway: number of its store, one more after each loss. */
  store?: number
  /** Set by the gateway on license requests. */
  flight?: Flight
}

export interface PlainReply {
  status: number
  body: string
  /** Seconds, in its header. */
  retryAfter?: number
}

/** The reply's headers. */
export function headersOf({ retryAfter }: PlainReply): HeadersInit {
  return retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` }
}

export function refuse(status: number, message: string): PlainReply {
  return reply(status, { message })
}

export function reply(status: number, body: object | string): PlainReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, body: text }
}
