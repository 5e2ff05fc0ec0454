/** A signed-in person. Lives in client storage and memory only. */
export interface Session {
  accessToken: string
  /** Milliseconds since 1970 by this machine; null where nobody said. */
  expiresAt: number | null
  /** The sealed refresh token; null for a pasted token. */
  handle: string | null
  userId: string
  /** As shown: full name, else user name. */
  userName: string
  scopes: string[]
}

/** A sign-in that was begun and may be resumed after a restart. */
export interface SignInAttempt {
  id: string
  verifier: string
  /** The hosted page to open. */
  address: string
  /** Milliseconds since 1970 by this machine. */
  endsAt: number
}
