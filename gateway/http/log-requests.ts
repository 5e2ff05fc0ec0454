import type { Context, MiddlewareHandler } from 'hono'
import { toErrorData } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { cacheResult } from './cache-result.ts'
import { routeName } from './route-name.ts'

/** Of sign-ins and purchases, and of uploaded images. */
const ids = /[0-9a-fA-F]{32}|\bU[\w-]*\d[\w-]*/g

/**
 * Logs each request without its query, body, headers and ids in its path. A
 * failure has its code, and a 5xx its cause.
 */
export function logRequests(core: Core): MiddlewareHandler {
  return async (context, next) => {
    const start = core.now()
    await next()
    const cache = cacheResult(context)
    core.log({
      event: 'request',
      route: routeName(context),
      method: context.req.method,
      path: context.req.path.slice(0, 200).replace(ids, '{id}'),
      status: context.res.status,
      milliseconds: core.now() - start,
      ...(cache && { cache }),
      ...failureOf(context)
    })
  }
}

function failureOf({ error, res }: Context): { code?: string; cause?: string } {
  if (!error) return {}
  const { code, data } = toErrorData(error)
  const { cause = code } = data ?? {}
  return res.status < 500 ? { code } : { code, cause: String(cause) }
}
