/** What may help after a failure. */
export type Help =
  /** Another try. */
  | 'retry'
  /** Another try, once as much time has passed as the service says. */
  | 'wait'
  /** Another try, as soon as there is a connection again. */
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

/** After which another try is all there is to do. */
export function again(says: string): Failure {
  return failure(says, 'Try again.', 'retry')
}
