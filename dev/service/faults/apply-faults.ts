import type { MiddlewareHandler } from 'hono'
import { ServiceError } from '../http/service-error.ts'
import type { ActiveFaults } from './faults.ts'
import { canFail } from './request-match.ts'

/** Delays requests, including preflights, by the duration of the fault. */
export function delayRequests(faults: ActiveFaults): MiddlewareHandler {
  return ({ req }, next) => {
    const { delayed } = faults
    if (delayed === 0 || !canFail(req.path)) return next()
    const wait = new Promise<void>(resolve => faults.after(delayed, resolve))
    return wait.then(next)
  }
}

/** Answers matching requests with the fault's error before any work is done. */
export function failRequests(faults: ActiveFaults): MiddlewareHandler {
  return ({ req }, next) => {
    const failure = faults.takeFailure(req.method, req.path)
    if (failure) throw toError(failure)
    return next()
  }
}

function toError({
  status,
  message
}: NonNullable<ReturnType<ActiveFaults['takeFailure']>>): ServiceError {
  const isShort = status === 429 || status === 503
  return new ServiceError(
    status,
    { message },
    isShort ? { 'Retry-After': '1' } : {}
  )
}
