import type { MiddlewareHandler } from 'hono'
import type { Core } from '../core/core.ts'

/** Logs each request without its query, body, headers and ids in its path. */
export function logRequests(core: Core): MiddlewareHandler {
  return async (context, next) => {
    const start = core.now()
    await next()
    core.log({
      event: 'request',
      method: context.req.method,
      path: context.req.path.slice(0, 200).replace(/[0-9a-f]{32}/gi, '{id}'),
      status: context.res.status,
      milliseconds: core.now() - start
    })
  }
}
