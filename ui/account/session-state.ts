import type { Session } from '../../contract/session.ts'

export type SessionState =
  | { state: 'out' }
  | {
      state: 'in'
      /** As shown. */
      userName: string
      userId: string
      scopes: readonly string[]
      canLicense: boolean
      canSeeHistory: boolean
      canSeeSubscriptions: boolean
      /** A pasted token cannot be refreshed. */
      source: 'sign-in' | 'token'
      /** Milliseconds since 1970; null when it does not expire. */
      expiresAt: number | null
    }

/** What the panel shows of a session. */
export function toSessionState(session: Session | null): SessionState {
  if (!session) return { state: 'out' }
  const { userName, userId, scopes, expiresAt, handle } = session
  return {
    state: 'in',
    userName,
    userId,
    scopes,
    canLicense: licensingScopes.every(scope => scopes.includes(scope)),
    canSeeHistory: scopes.includes('licenses.view'),
    canSeeSubscriptions: scopes.includes('purchases.view'),
    source: handle === null ? 'token' : 'sign-in',
    expiresAt
  }
}

/** Licensing requires these: to license, to see licenses and subscriptions. */
const licensingScopes = ['licenses.create', 'licenses.view', 'purchases.view']
