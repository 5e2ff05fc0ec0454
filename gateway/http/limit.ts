import type { MiddlewareHandler } from 'hono'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'

/** Requests that one client address may make within a number of seconds. */
export interface Limit {
  requests: number
  seconds: number
}

export type LimitName =
  | 'signIns'
  | 'pages'
  | 'redemptions'
  | 'status'
  | 'sessions'
  | 'purchases'
  | 'api'
  | 'media'

export const defaultLimits: Record<LimitName, Limit> = {
  signIns: { requests: 20, seconds: 900 },
  pages: { requests: 120, seconds: 300 },
  redemptions: { requests: 60, seconds: 900 },
  status: { requests: 120, seconds: 60 },
  sessions: { requests: 60, seconds: 60 },
  purchases: { requests: 120, seconds: 60 },
  api: { requests: 600, seconds: 60 },
  media: { requests: 1200, seconds: 60 }
}

/** Refuses with `rate-limited` what goes beyond the limit of that name. */
export function limit(core: Core, name: LimitName): MiddlewareHandler {
  const { requests, seconds } = core.config.limits[name]
  return async (context, next) => {
    const length = seconds * 1000
    const start = Math.floor(core.now() / length) * length
    const address = core.clientAddress(context)
    const key = `limit:${name}:${address}:${start}`
    const count = await core.store.count(key, start + length)
    if (count > requests) {
      const wait = Math.ceil((start + length - core.now()) / 1000)
      context.header('Retry-After', String(wait))
      throw new ClearedError(
        'rate-limited',
        `Too many requests; try again in ${wait} s.`
      )
    }
    await next()
  }
}
