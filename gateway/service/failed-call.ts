import { ClearedError } from '../../contract/errors.ts'
import { causeOf } from '../core/failure-cause.ts'
import type { RetryAfter } from '../http/retry-after.ts'

/** Connection errors before anything is sent. */
const connectErrors = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID'
])

/**
 * Whether a failed `fetch` certainly sent nothing because it could not connect.
 * False for unknown errors.
 */
export function failedToConnect(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
  if (cause instanceof AggregateError) {
    return cause.errors.length > 0 && cause.errors.every(isConnectError)
  }
  return isConnectError(cause)
}

function isConnectError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown } // Node
  return (
    (typeof code === 'string' && connectErrors.has(code)) ||
    (code === 'ETIMEDOUT' && syscall === 'connect')
  )
}

/** The error for a call without a reply. */
export function failedCall(thrown: unknown): ClearedError {
  const cause = causeOf(thrown)
  if (isTimeout(thrown)) {
    return new ClearedError('timed-out', 'The service took too long.', {
      cause
    })
  }
  return new ClearedError('service-failed', 'The service cannot be reached.', {
    cause
  })
}

/** The error for a reply that is neither a success nor a refusal. */
export function failedReply(
  status: number,
  retryAfter?: RetryAfter
): ClearedError {
  return status === 429
    ? new ClearedError(
        'rate-limited',
        'The service limits the rate of requests.',
        retryAfter
      )
    : new ClearedError('service-failed', `The service answered ${status}.`, {
        ...retryAfter,
        cause: `answered-${status}`
      })
}

/** The error when the service refuses the application's credentials. */
export function refusedCredentials(): ClearedError {
  return new ClearedError(
    'gateway-credentials',
    "The service does not accept the gateway's credentials."
  )
}

/** Whether a call was aborted by its time limit. */
export function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'TimeoutError'
}
