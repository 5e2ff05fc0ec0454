import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/**
 * The route of a request, such as `GET /sign-ins/:id/status`: one of a fixed
 * list, whatever the client sends.
 */
export function routeName(context: Context): string {
  const route = matchedRoutes(context).findLast(
    ({ method }) => method !== 'ALL' // middleware
  )
  if (route) return `${route.method} ${route.path.replace(/\{.*\}/, '')}`
  return context.req.method === 'OPTIONS' ? 'preflight' : 'unmatched'
}
