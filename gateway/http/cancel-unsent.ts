import type { MiddlewareHandler } from 'hono'

/**
 * Cancels the body of a reply to HEAD. Hono answers HEAD as it answers GET
 * and drops the body, which would leave its source open.
 */
export const cancelUnsent: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.req.method === 'HEAD') await context.res.body?.cancel()
}
