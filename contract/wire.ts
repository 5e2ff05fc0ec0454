import type { ErrorData } from './errors.ts'

/** The six kinds of message. `cleared` is the version of the envelope. */
export type Wire = { cleared: 1 } & WireBody

export type WireBody =
  | { kind: 'call'; id: number; method: string; input: object }
  | { kind: 'cancel'; id: number }
  | { kind: 'progress'; id: number; done: number; total: number }
  | { kind: 'result'; id: number; output: object | null }
  | { kind: 'failure'; id: number; error: ErrorData }
  | { kind: 'event'; name: string; data: object }

/** What an end that makes no calls has to understand. */
export type Request = Extract<Wire, { kind: 'call' | 'cancel' }>

/** Checks an envelope by hand: the controller carries no npm code. */
export function isWire(message: unknown): message is Wire {
  return isRequest(message) || isReply(message)
}

export function isRequest(message: unknown): message is Request {
  if (!isEnvelope(message) || typeof message['id'] !== 'number') return false
  const { kind } = message
  const isCall =
    kind === 'call' &&
    typeof message['method'] === 'string' &&
    isObject(message['input'])
  return isCall || kind === 'cancel'
}

function isReply(message: unknown): message is Exclude<Wire, Request> {
  if (!isEnvelope(message)) return false
  if (message['kind'] === 'event') {
    return typeof message['name'] === 'string' && isObject(message['data'])
  }
  if (typeof message['id'] !== 'number') return false
  switch (message['kind']) {
    case 'progress':
      return (
        typeof message['done'] === 'number' &&
        typeof message['total'] === 'number'
      )
    case 'result':
      return message['output'] === null || isObject(message['output'])
    case 'failure':
      return (
        isObject(message['error']) &&
        typeof message['error']['code'] === 'string' &&
        typeof message['error']['message'] === 'string'
      )
    default:
      return false
  }
}

function isEnvelope(message: unknown): message is Record<string, unknown> {
  return isObject(message) && message['cleared'] === 1
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
