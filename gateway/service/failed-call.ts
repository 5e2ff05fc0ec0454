import { ClearedError } from '../../contract/errors.ts'
import type { Wait } from '../http/retry-after.ts'

/** Codes of connections that were never opened: nothing was sent. */
const beforeSending = new Set([
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
 * Whether a failed `fetch` certainly sent nothing, because its connection
 * never opened. Anything that is not known to be so counts as sent.
 */
export function neverOpened(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown
  if (cause instanceof AggregateError) {
    return cause.errors.length > 0 && cause.errors.every(isBeforeSending)
  }
  return isBeforeSending(cause)
}

function isBeforeSending(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown } // Node
  return (
    (typeof code === 'string' && beforeSending.has(code)) ||
    (code === 'ETIMEDOUT' && syscall === 'connect')
  )
}

/** The failure of a call that brought no reply. */
export function failedCall(thrown: unknown): ClearedError {
  if (isTimeout(thrown)) {
    return new ClearedError('timed-out', 'The service took too long.')
  }
  return new ClearedError('service-failed', 'The service cannot be reached.')
}

/** The failure of a reply that neither answers nor refuses. */
export function failedReply(status: number, wait?: Wait): ClearedError {
  return status === 429
    ? new ClearedError('rate-limited', 'The service asks to wait.', wait)
    : new ClearedError(
        'service-failed',
        `The service answered ${status}.`,
        wait
      )
}

/** The failure when the service refuses the application itself. */
export function refusedCredentials(): ClearedError {
  return new ClearedError(
    'gateway-credentials',
    "The service does not accept the gateway's credentials."
  )
}

/** Whether a call was given up because of its time limit. */
export function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'TimeoutError'
}
