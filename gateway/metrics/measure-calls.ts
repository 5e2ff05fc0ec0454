import { Counter, Histogram, type Registry } from 'prom-client'
import { causeOf } from '../core/failure-cause.ts'
import { operationOf } from './operation-of.ts'
import { secondsSince } from './seconds-since.ts'

/** Seconds; the last two are just above the time limits. */
const buckets = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 21, 51]

/** Statuses with a label of their own; others share `5xx` and the like. */
const known = [
  200, 201, 204, 206, 304, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504
]

/** Measures calls of the service, which is at `base`. */
export function measureCalls(
  registry: Registry,
  send: typeof fetch,
  base: string
): typeof fetch {
  const registers = [registry]
  const calls = new Counter({
    name: 'cleared_service_calls_total',
    help: 'Calls of the service by operation and status, or cause of failure',
    labelNames: ['operation', 'status'],
    registers
  })
  const times = new Histogram({
    name: 'cleared_service_call_seconds',
    help: 'Time until the service begins its reply',
    labelNames: ['operation'],
    buckets,
    registers
  })

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const operation = operationOf(init?.method ?? 'GET', url.slice(base.length))
    const start = performance.now()
    try {
      const reply = await send(input, init)
      calls.inc({ operation, status: statusLabel(reply.status) })
      return reply
    } catch (error) {
      calls.inc({ operation, status: causeOf(error) })
      throw error
    } finally {
      times.observe({ operation }, secondsSince(start))
    }
  }
}

function statusLabel(status: number): string {
  const isKnown = known.includes(status)
  return isKnown ? String(status) : `${Math.floor(status / 100)}xx`
}
