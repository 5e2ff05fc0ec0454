import type { Context, ErrorHandler } from 'hono'
import {
  ClearedError,
  toErrorData,
  type ErrorCode
} from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { statusOf } from './status-of.ts'

/** Headers of failures that are answered before the app sees a request. */
export const failureHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff'
}

/**
 * What every failure says. The message is ours alone: it never repeats what a
 * request held.
 */
export function failureBody(
  code: ErrorCode,
  message: string,
  more: { triesLeft?: number } = {}
) {
  return { error: { code, message, ...more } }
}

/** Answers what was thrown as `GatewayError`; bugs are logged, not shown. */
export function answerFailures(core: Core): ErrorHandler {
  return (thrown, context) => {
    const { code, message, data } = toErrorData(thrown)
    const status = statusOf(code)
    if (!(thrown instanceof ClearedError)) {
      core.log({ event: 'bug', message, stack: thrown.stack ?? null })
      return fail(context, 500, 'internal', 'The gateway has a fault.')
    }
    const { triesLeft } = data ?? {}
    setRetryAfter(context, data)
    return fail(
      context,
      status,
      code,
      message,
      typeof triesLeft === 'number' ? { triesLeft } : {}
    )
  }
}

/** Passes on how long a failure asks to wait, if it does. */
export function setRetryAfter(
  context: Context,
  data: ClearedError['data']
): void {
  const { retryIn } = data ?? {}
  if (typeof retryIn !== 'number') return
  context.header('Retry-After', String(retryIn))
}

/** Answers an address that the gateway does not serve. */
export function answerUnknown(context: Context): Response {
  return fail(context, 404, 'not-found', 'There is nothing at this address.')
}

/** Answers when there is no room; the panel waits and retries. */
export function answerOverload(context: Context): Response {
  const wait = 5
  setRetryAfter(context, { retryIn: wait })
  context.header('Connection', 'close')
  const message = `Too many requests at once; try again in ${wait} s.`
  return fail(context, 503, 'rate-limited', message)
}

function fail(
  context: Context,
  status: ReturnType<typeof statusOf>,
  code: ErrorCode,
  message: string,
  more: { triesLeft?: number } = {}
): Response {
  context.header('Cache-Control', 'no-store')
  return context.json(failureBody(code, message, more), status)
}
