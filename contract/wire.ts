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

/** Checks an envelope by hand: the controller carries no npm code. */
export function isWire(message: unknown): message is Wire {
  if (!isObject(message) || message['cleared'] !== 1) return false
  if (message['kind'] === 'event') {
    return typeof message['name'] === 'string' && isObject(message['data'])
  }
  if (typeof message['id'] !== 'number') return false
  switch (message['kind']) {
    case 'call':
      return typeof message['method'] === 'string' && isObject(message['input'])
    case 'cancel':
      return true
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
