import type { MiddlewareHandler } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import type { LimitName } from '../core/rate-limits.ts'

/** Refuses with `rate-limited` the requests beyond the limit of that name. */
export function limit(core: Core, name: LimitName): MiddlewareHandler {
  return async (context, next) => {
    await countRequest(core, name, core.clientAddress(context))
    await next()
  }
}

/** The same for one request of a client that is known otherwise. */
export async function countRequest(
  core: Core,
  name: LimitName,
  client: string
): Promise<void> {
  const { requests, seconds } = core.config.limits[name]
  const length = seconds * 1000
  const start = Math.floor(core.now() / length) * length
  const key = `limit:${name}:${client}:${start}`
  const count = await core.store.count(key, start + length)
  if (count <= requests) return
  const wait = Math.ceil((start + length - core.now()) / 1000)
  throw new ClearedError(
    'rate-limited',
    `Too many requests; try again in ${wait} s.`,
    { retryIn: wait }
  )
}
