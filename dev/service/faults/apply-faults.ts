import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ServiceError } from '../http/service-error.ts'
import type { Fault } from './fault-spec.ts'
import type { ActiveFaults } from './faults.ts'
import { canFail } from './request-match.ts'

/** Delays requests, including preflights, by the duration of the fault. */
export function delayRequests(faults: ActiveFaults): MiddlewareHandler {
  return ({ req }, next) => {
    const delayed = faults.last('delay')?.milliseconds ?? 0
    if (delayed === 0 || !canFail(req.path)) return next()
    const wait = new Promise<void>(resolve => faults.after(delayed, resolve))
    return wait.then(next)
  }
}

/** Answers matching requests with the fault's error before any work is done. */
export function failRequests(faults: ActiveFaults): MiddlewareHandler {
  return ({ req }, next) => {
    const failure = faults.take('fail', req)
    if (failure) throw toError(failure)
    return next()
  }
}

function toError({ status, message }: Fault<'fail'>): ServiceError {
  const isShort = status === 429 || status === 503
  return new ServiceError(
    status as ContentfulStatusCode, // 400 to 599
    { message },
    isShort ? { 'Retry-After': '1' } : {}
  )
}
