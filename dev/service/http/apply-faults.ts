import type { MiddlewareHandler } from 'hono'
import type { ActiveFaults } from '../faults.ts'
import { ServiceError } from './service-error.ts'

/** Delays and failures on order; preflights are only delayed. */
export function applyFaults(faults: ActiveFaults): MiddlewareHandler {
  return async (context, next) => {
    if (faults.delayed > 0) {
      await new Promise(resolve => setTimeout(resolve, faults.delayed))
    }
    const { method, path } = context.req
    const failure =
      method === 'OPTIONS' ? undefined : faults.takeFailure(method, path)
    if (failure) {
      const { status, message } = failure
      const headers: Record<string, string> =
        status === 429 || status === 503 ? { 'Retry-After': '1' } : {}
      throw new ServiceError(status, { message }, headers)
    }
    await next()
  }
}
