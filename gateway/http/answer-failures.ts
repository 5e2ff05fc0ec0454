import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import {
  ClearedError,
  toErrorData,
  type ErrorCode
} from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { requestId } from './request-id.ts'
import { serverBindings } from './server-bindings.ts'
import { statusOf } from './status-of.ts'

/** For failures that are answered before a request reaches the app. */
export const failureHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff'
}

/** The body of every failure. The message never quotes the request. */
export function failureBody(
  code: ErrorCode,
  message: string,
  more: { triesLeft?: number; id?: string } = {}
) {
  return { error: { code, message, ...more } }
}

/** Answers thrown errors as `GatewayError`; bugs are logged, not shown. */
export function answerFailures(core: Core): ErrorHandler {
  return (thrown, context) => {
    const { code, message, data } = toErrorData(thrown)
    if (!(thrown instanceof ClearedError)) {
      core.log({ event: 'bug', message, stack: thrown.stack ?? null })
      return fail(context, 500, 'internal', 'The gateway has a fault.')
    }
    const { triesLeft, cause } = data ?? {}
    setRetryAfter(context, data)
    return fail(
      context,
      cause === overloaded ? 503 : statusOf(code),
      code,
      message,
      typeof triesLeft === 'number' ? { triesLeft } : {}
    )
  }
}

/** Sets `Retry-After` if the failure has a delay. */
export function setRetryAfter(
  context: Context,
  data: ClearedError['data']
): void {
  const { retryIn } = data ?? {}
  if (typeof retryIn !== 'number') return
  context.header('Retry-After', String(retryIn))
}

/** Answers an unknown address. */
export function answerUnknown(context: Context): Response {
  return fail(context, 404, 'not-found', 'There is nothing at this address.')
}

const overloaded = 'overloaded'

/** Refuses with 503 while the server is too busy; the panel retries. */
export function refuseOverload(core: Core): MiddlewareHandler {
  return async (context, next) => {
    const { incoming } = serverBindings(context)
    if (!incoming || !core.isRefused?.(incoming)) return next()
    const retryIn = 5
    context.header('Connection', 'close')
    throw new ClearedError(
      'rate-limited',
      `Too many requests at once; try again in ${retryIn} s.`,
      { retryIn, cause: overloaded }
    )
  }
}

function fail(
  context: Context,
  status: ReturnType<typeof statusOf>,
  code: ErrorCode,
  message: string,
  more: { triesLeft?: number } = {}
): Response {
  context.header('Cache-Control', 'no-store')
  const id = requestId()
  const body = failureBody(code, message, { ...more, ...(id && { id }) })
  return context.json(body, status)
}
