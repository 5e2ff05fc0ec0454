import type { Flight } from './flights.ts'

export interface PlainRequest {
  method: string
  url: string
  bearer: string | null
  /** JSON or a form. */
  body: string
  /** Set by the gateway: how often it had lost its store. */
  store?: number
  /** Set by the gateway on license requests. */
  flight?: Flight
}

export interface PlainReply {
  status: number
  body: string
}

export function no(status: number, message: string): PlainReply {
  return reply(status, { message })
}

export function reply(status: number, body: object | string): PlainReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, body: text }
}
