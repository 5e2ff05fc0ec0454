import type { MiddlewareHandler } from 'hono'

/**
 * Logs one line of JSON per request, without queries, bodies and headers: they
 * contain codes, tokens and signatures.
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
