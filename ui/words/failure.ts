/** What may help after a failure. */
export type Help =
  /** A retry. */
  | 'retry'
  /** A retry after the time that the service asks for. */
  | 'wait'
  /** A retry once the connection is back. */
  | 'connection'
  /** A token of the library, which works without the gateway. */
  | 'token'
  | 'sign-in'
  /** A sign-in with more rights, or another account. */
  | 'account'
  /** The reply's explanation, which is quoted. */
  | 'explanation'

export interface Failure {
  /** What happened, in a sentence. */
  says: string
  /** What the person can do, in a sentence; empty if the first says it. */
  advice: string
  helps: readonly Help[]
}

/** A row of the table of failures. */
export function failure(
  says: string,
  advice: string,
  ...helps: Help[]
): Failure {
  return { says, advice, helps }
}

/** A failure after which only a retry helps. */
export function again(says: string): Failure {
  return failure(says, 'Try again.', 'retry')
}
