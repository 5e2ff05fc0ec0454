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

/** Every origin may read, including `null`; these routes ignore cookies. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposed.join()
}

const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  // All request headers are allowed: clients may have custom headers.
  exposeHeaders: exposed,
  maxAge: 7200
})

/**
 * Answers preflights; for routes whose replies set `corsHeaders` themselves.
 */
export const answerPreflights: MiddlewareHandler = (context, next) =>
  context.req.method === 'OPTIONS' ? preflight(context, next) : next()

/** The same for routes whose replies do not set them. */
export const allowAllOrigins: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return preflight(context, next)
  await next()
  // Headers that are set before the reply exists make Hono build it twice.
  Object.entries(corsHeaders).forEach(([name, value]) =>
    context.res.headers.set(name, value)
  )
}
