import type { MiddlewareHandler } from 'hono'

/**
 * Refuses HEAD on a route whose GET changes something. Link previews and
 * scanners send HEAD, and Hono would answer it as GET.
 */
export const refuseHead: MiddlewareHandler = async (context, next) => {
  if (context.req.method !== 'HEAD') return next()
  return context.body(null, 405, { Allow: 'GET', 'Cache-Control': 'no-store' })
}
