import type { MiddlewareHandler } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import type { RateLimitName } from '../core/rate-limits.ts'

/** Refuses requests above the limit with `rate-limited`. */
export function limitRequests(
  core: Core,
  name: RateLimitName
): MiddlewareHandler {
  return async (context, next) => {
    await countRequest(core, name, core.clientAddress(context))
    await next()
  }
}

/** More would be an attack; then counting starts again. */
const maxClients = 100_000

/**
 * The same for relays, which each instance counts alone: a store that is slow
 * or down must not stop what needs none.
 */
export function limitRequestsPerInstance(
  core: Core,
  name: RateLimitName
): MiddlewareHandler {
  const counts = new Map<string, number>()
  let current = 0

  return async (context, next) => {
    const { start } = windowOf(core, name)
    if (start !== current || counts.size >= maxClients) counts.clear()
    current = start
    const client = core.clientAddress(context)
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    refuseAbove(core, name, count)
    await next()
  }
}

/** For one request and a client of the caller's choice. */
export async function countRequest(
  core: Core,
  name: RateLimitName,
  client: string
): Promise<void> {
  const { start, end } = windowOf(core, name)
  // The store shows no addresses of clients.
  const signed = core.sealer.sign('client', client).slice(0, 22)
  const key = `limit:${name}:${signed}:${start}`
  refuseAbove(core, name, await core.store.count(key, end))
}

function windowOf(core: Core, name: RateLimitName) {
  const length = core.config.rateLimits[name].seconds * 1000
  const start = Math.floor(core.now() / length) * length
  return { start, end: start + length }
}

function refuseAbove(core: Core, name: RateLimitName, count: number): void {
  if (count <= core.config.rateLimits[name].requests) return
  core.log({ event: 'limit-hit', limit: name })
  const retryIn = Math.ceil((windowOf(core, name).end - core.now()) / 1000)
  throw new ClearedError(
    'rate-limited',
    `Too many requests; try again in ${retryIn} s.`,
    { retryIn }
  )
}
