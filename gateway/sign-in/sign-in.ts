import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { digest, isSameText } from '../sealing/digest.ts'

/**
 * `opened`: the panel began. `claimed`: a browser confirmed. `ready`: the
 * service sent a code, and the browser shows the pairing code. `redeeming`: the
 * gateway exchanges the code. `granted`: the reply with the session was sent.
 * `done`: the panel acknowledged it. `denied`: the person refused. `ended`:
 * cancelled, expired or failed.
 */
export type SignInState =
  | 'opened'
  | 'claimed'
  | 'ready'
  | 'redeeming'
  | 'granted'
  | 'done'
  | 'denied'
  | 'ended'

export interface SignIn {
  id: string
  /** SHA-256 of the panel's verifier. */
  challenge: string
  endsAt: number
  state: SignInState
  /** Digest of the cookie of the browser that confirmed. */
  browser: string | null
  /** Digest of the `state` that the service must return. */
  serviceState: string | null
  /** The service's authorization code, sealed. */
  code: string | null
  codeEndsAt: number | null
  /** The pairing code, sealed. */
  pairing: string | null
}

/** A sign-in with its stored text, for compare-and-set. */
export interface StoredSignIn {
  signIn: SignIn
  text: string
}

export const signInLifetime = 15 * 60_000

/** Stores a new sign-in until it expires. */
export async function saveSignIn(core: Core, signIn: SignIn): Promise<void> {
  const { id, endsAt } = signIn
  await core.store.set(signInKey(id), JSON.stringify(signIn), endsAt)
}

/** Null if unknown or expired. */
export async function loadSignIn(
  core: Core,
  id: string
): Promise<StoredSignIn | null> {
  const text = await core.store.get(signInKey(id))
  if (text === null) return null
  const signIn = JSON.parse(text) as SignIn // written by this file
  const isExpired =
    signIn.state === 'ready' && (signIn.codeEndsAt ?? 0) <= core.now()
  return { signIn: isExpired ? clearSecrets(signIn, 'ended') : signIn, text }
}

/**
 * The sign-in of the panel with this verifier. Throws the same error for a
 * wrong verifier as for an unknown id: the id is no secret, as it is in the
 * address that a browser opens.
 */
export async function loadOwnSignIn(
  core: Core,
  id: string,
  verifier: string
): Promise<StoredSignIn> {
  const stored = await loadSignIn(core, id)
  const isOwn = isSameText(digest(verifier), stored?.signIn.challenge ?? '')
  if (stored && isOwn) return stored
  throw signInEnded()
}

/** Updates a sign-in unless it was changed in the meantime; then null. */
export async function updateSignIn(
  core: Core,
  stored: StoredSignIn,
  change: Partial<SignIn>
): Promise<StoredSignIn | null> {
  const signIn = { ...stored.signIn, ...change }
  const text = JSON.stringify(signIn)
  const { id, endsAt } = signIn
  const key = signInKey(id)
  const done = await core.store.replace(key, stored.text, text, endsAt)
  return done ? { signIn, text } : null
}

/** Ends a sign-in and deletes its secrets. */
export async function endSignIn(
  core: Core,
  id: string,
  state: 'done' | 'denied' | 'ended'
): Promise<void> {
  await core.store.delete(replyKey(id))
  const stored = await loadSignIn(core, id)
  if (!stored || isFinished(stored.signIn)) return
  const ended = await updateSignIn(
    core,
    stored,
    clearSecrets(stored.signIn, state)
  )
  if (!ended) await endSignIn(core, id, state)
}

export function isFinished({ state }: SignIn): boolean {
  return state === 'done' || state === 'denied' || state === 'ended'
}

/** The person must begin a new sign-in. */
export function signInEnded(): ClearedError {
  return new ClearedError(
    'sign-in-ended',
    'This sign-in is over. Begin again in Figma.'
  )
}

/** Key of the sign-in's id by the digest of the service's `state`. */
export function stateKey(stateDigest: string): string {
  return `sign-in-state:${stateDigest}`
}

/** Key of the saved reply to the panel. */
export function replyKey(id: string): string {
  return `sign-in-reply:${id}`
}

function signInKey(id: string): string {
  return `sign-in:${id}`
}

function clearSecrets(
  signIn: SignIn,
  state: 'done' | 'denied' | 'ended'
): SignIn {
  return {
    ...signIn,
    state,
    serviceState: null,
    code: null,
    codeEndsAt: null,
    pairing: null
  }
}
