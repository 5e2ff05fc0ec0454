import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const exposed = [
  'Allow',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Retry-After',
  'WWW-Authenticate'
]

/** Every origin may read, `null` included; no cookies count on these paths. */
export const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposed.join()
}

const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  // All that are asked for: clients name themselves in headers of their own.
  exposeHeaders: exposed,
  maxAge: 7200
})

/** Answers preflights; replies bring `openHeaders` themselves. */
export const answerPreflights: MiddlewareHandler = (context, next) =>
  context.req.method === 'OPTIONS' ? preflight(context, next) : next()

/** The same for replies that do not bring them. */
export const openToAll: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return preflight(context, next)
  await next()
  // Headers that are set before the reply is there make it be built twice.
  Object.entries(openHeaders).forEach(([name, value]) =>
    context.res.headers.set(name, value)
  )
}
