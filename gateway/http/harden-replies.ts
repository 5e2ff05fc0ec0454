import type { MiddlewareHandler } from 'hono'
import type { GatewayConfig } from '../core/config.ts'

/** Headers of every reply, whatever it is. */
export function hardenReplies({ base }: GatewayConfig): MiddlewareHandler {
  const isHttps = base.startsWith('https:')
  return async (context, next) => {
    await next()
    // `context.header` would make another reply, with a copy of the body.
    const { headers } = context.res
    headers.set('X-Content-Type-Options', 'nosniff')
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=31536000')
  }
}
