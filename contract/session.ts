/** A signed-in person. Lives in client storage and memory only. */
export interface Session {
  accessToken: string
  /** Milliseconds since 1970 by this machine; null when unknown. */
  expiresAt: number | null
  /** The sealed refresh token; null for a pasted token. */
  handle: string | null
  userId: string
  /** Full name, else user name. */
  userName: string
  scopes: string[]
}

/** A pending sign-in, which may be resumed after a restart. */
export interface SignInAttempt {
  id: string
  verifier: string
  /** The hosted page to open. */
  address: string
  /** Milliseconds since 1970 by this machine. */
  endsAt: number
}

/**
 * Whether an `Authorization` header can carry the token: the characters of RFC
 * 6750, and a length that servers accept.
 */
export function isBearerToken(text: string): boolean {
  return /^[\w+/.=~-]{1,4096}$/.test(text)
}
