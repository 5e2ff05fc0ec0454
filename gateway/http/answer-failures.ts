import type { Context, ErrorHandler } from 'hono'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import type { Core } from '../core.ts'
import { statusOf } from './status-of.ts'

/** Answers what was thrown as `GatewayError`; bugs are logged, not told. */
export function answerFailures(core: Core): ErrorHandler {
  return (thrown, context) => {
    const { code, message, data } = toErrorData(thrown)
    const status = statusOf(code)
    if (!(thrown instanceof ClearedError)) {
      core.log({ event: 'bug', message, stack: thrown.stack ?? null })
      return fail(context, 500, 'internal', 'The gateway has a fault.')
    }
    const { triesLeft, retryIn } = data ?? {}
    if (typeof retryIn === 'number') {
      context.header('Retry-After', String(retryIn))
    }
    return fail(
      context,
      status,
      code,
      message,
      typeof triesLeft === 'number' ? { triesLeft } : {}
    )
  }
}

/** Answers an address that the gateway does not serve. */
export function answerUnknown(context: Context): Response {
  return fail(context, 404, 'not-found', 'There is nothing at this address.')
}

function fail(
  context: Context,
  status: ReturnType<typeof statusOf>,
  code: string,
  message: string,
  more: { triesLeft?: number } = {}
): Response {
  context.header('Cache-Control', 'no-store')
  return context.json({ error: { code, message, ...more } }, status)
}
