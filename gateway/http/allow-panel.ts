import { cors } from 'hono/cors'

/**
 * CORS for the panel. Its origin is `null`, which it shares with every
 * sandboxed page, so that CORS cannot single it out: everyone may call, and
 * nothing here looks at cookies.
 */
export const allowPanel = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type'],
  exposeHeaders: ['ETag', 'Retry-After'],
  maxAge: 7200
})
