/** Why a connection, call or command failed; never quotes its message. */
export type FailureCause =
  | 'connection-refused'
  | 'unknown-name'
  | 'no-route'
  | 'certificate'
  | 'timed-out'
  | 'connection-closed'
  | 'aborted'
  | 'read-only'
  | 'full'
  | 'locked'
  | 'loading'
  | 'access-denied'
  | 'other'

/** Codes of Node, undici and SQLite, and first words of a Redis server. */
const causes: Record<string, FailureCause> = {
  ECONNREFUSED: 'connection-refused',
  ENOTFOUND: 'unknown-name',
  EAI_AGAIN: 'unknown-name',
  EHOSTUNREACH: 'no-route',
  ENETUNREACH: 'no-route',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  ETIMEDOUT: 'timed-out',
  ECONNRESET: 'connection-closed',
  EPIPE: 'connection-closed',
  AbortError: 'aborted',
  ENOSPC: 'full',
  EROFS: 'read-only',
  EACCES: 'access-denied',
  SQLITE_READONLY: 'read-only',
  SQLITE_FULL: 'full',
  SQLITE_BUSY: 'locked',
  SQLITE_CANTOPEN: 'access-denied',
  READONLY: 'read-only',
  MASTERDOWN: 'read-only',
  NOREPLICAS: 'read-only',
  OOM: 'full',
  MISCONF: 'full',
  LOADING: 'loading',
  NOAUTH: 'access-denied',
  WRONGPASS: 'access-denied',
  NOPERM: 'access-denied'
}

/** Families of codes and classes. */
const families: [RegExp, FailureCause][] = [
  [/^(CERT_|ERR_TLS_|ERR_SSL_)/, 'certificate'],
  [/^UND_ERR_\w*TIMEOUT$/, 'timed-out'],
  [/TimeoutError$/, 'timed-out'],
  [/^UND_ERR_/, 'connection-closed'],
  [/^SQLITE_READONLY/, 'read-only']
]

/** The cause of anything thrown; looks into what the error was caused by. */
export function causeOf(thrown: unknown): FailureCause {
  if (!(thrown instanceof Error)) return 'other'
  const { code, name, message, cause } = thrown as NodeJS.ErrnoException // Node
  const [word = ''] = /^[A-Z]+\b/.exec(message) ?? []
  const names = [code ?? '', name, thrown.constructor.name, word]
  const known = names.flatMap(one => lookUp(one) ?? [])[0]
  if (known) return known
  if (thrown instanceof AggregateError) return causeOf(thrown.errors[0])
  return cause === undefined ? 'other' : causeOf(cause)
}

function lookUp(code: string): FailureCause | undefined {
  if (Object.hasOwn(causes, code)) return causes[code]
  return families.find(([pattern]) => pattern.test(code))?.[1]
}
