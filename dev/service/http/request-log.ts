import type { MiddlewareHandler } from 'hono'

/**
 * One line of JSON a request. Queries, bodies and headers stay out of it:
 * they carry codes, tokens and signatures.
 */
export function requestLog(log: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        milliseconds: Math.round(performance.now() - started)
      })
    )
  }
}
