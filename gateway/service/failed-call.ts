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

/** Whether a call was given up because of its time limit. */
export function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'TimeoutError'
}
