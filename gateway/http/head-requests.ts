import type { MiddlewareHandler } from 'hono'

/**
 * Cancels the body of a reply to HEAD. Hono answers HEAD like GET and drops
 * the body without closing its source.
 */
export const cancelHeadBody: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.req.method === 'HEAD') await context.res.body?.cancel()
}

/**
 * Refuses HEAD on a route whose GET has side effects. Link previews and
 * scanners send HEAD, and Hono would answer it like GET.
 */
export const refuseHead: MiddlewareHandler = async (context, next) => {
  if (context.req.method !== 'HEAD') return next()
  return context.body(null, 405, { Allow: 'GET', 'Cache-Control': 'no-store' })
}
