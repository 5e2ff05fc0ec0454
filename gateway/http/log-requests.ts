import type { MiddlewareHandler } from 'hono'
import type { Core } from '../core/core.ts'

/** Of sign-ins and purchases, and of uploaded images. */
const ids = /[0-9a-fA-F]{32}|\bU[\w-]*\d[\w-]*/g

/** Logs each request without its query, body, headers and ids in its path. */
export function logRequests(core: Core): MiddlewareHandler {
  return async (context, next) => {
    const start = core.now()
    await next()
    core.log({
      event: 'request',
      method: context.req.method,
      path: context.req.path.slice(0, 200).replace(ids, '{id}'),
      status: context.res.status,
      milliseconds: core.now() - start
    })
  }
}
