import { atom } from 'nanostores'
import type { ErrorData } from '../../contract/errors.ts'

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
      /** A pasted token cannot be refreshed. */
      source: 'sign-in' | 'token'
      /** Milliseconds since 1970; null when it does not expire. */
      expiresAt: number | null
    }

export type SignIn =
  | { step: 'none' }
  | { step: 'starting' }
  | {
      step: 'waiting'
      /** The hosted page; for "copy link". */
      address: string
      /** Milliseconds since 1970. */
      endsAt: number
      /** The browser shows the pairing code now. */
      ready: boolean
      /** What was wrong with the last pairing code. */
      error: ErrorData | null
    }
  | { step: 'redeeming'; address: string; endsAt: number }
  /** A pasted token is being looked at. */
  | { step: 'checking-token' }
  | { step: 'failed'; error: ErrorData; address?: string }

export const $session = atom<SessionState>({ state: 'out' })

export const $signIn = atom<SignIn>({ step: 'none' })

/** Makes the attempt; `openSignInPage` then opens the page, on a click. */
export async function startSignIn(): Promise<void> {}

export async function openSignInPage(): Promise<void> {}

export async function redeemPairingCode(code: string): Promise<void> {}

export async function cancelSignIn(): Promise<void> {}

/** The second way in: a token from the account's own page. */
export async function pasteToken(token: string): Promise<void> {}

export async function signOut(): Promise<void> {}
