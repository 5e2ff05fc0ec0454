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

/** The same, for one request and a client of the caller's choice. */
export async function countRequest(
  core: Core,
  name: RateLimitName,
  client: string
): Promise<void> {
  const { requests, seconds } = core.config.rateLimits[name]
  const length = seconds * 1000
  const start = Math.floor(core.now() / length) * length
  // Whoever reads the store learns no address.
  const signed = core.sealer.sign('client', client).slice(0, 22)
  const key = `limit:${name}:${signed}:${start}`
  const count = await core.store.count(key, start + length)
  if (count <= requests) return
  core.log({ event: 'limit-hit', limit: name })
  const retryIn = Math.ceil((start + length - core.now()) / 1000)
  throw new ClearedError(
    'rate-limited',
    `Too many requests; try again in ${retryIn} s.`,
    { retryIn }
  )
}
