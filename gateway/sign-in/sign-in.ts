import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { digest, isSameText } from '../sealing/digest.ts'

/**
 * A sign-in on its way. `opened`: the panel began it. `claimed`: a browser
 * confirmed it. `ready`: the service sent a code, the pairing code is shown.
 * `redeeming`, `granted`: the panel got its session. `done`: it said so.
 */
export type AttemptState =
  | 'opened'
  | 'claimed'
  | 'ready'
  | 'redeeming'
  | 'granted'
  | 'done'
  | 'denied'
  | 'ended'

export interface Attempt {
  id: string
  /** SHA-256 of the panel's verifier. */
  challenge: string
  endsAt: number
  state: AttemptState
  /** Digest of the cookie of the browser that confirmed. */
  browser: string | null
  /** Digest of the `state` that the service must bring back. */
  serviceState: string | null
  /** The service's authorization code, sealed. */
  code: string | null
  codeEndsAt: number | null
  /** The pairing code, sealed. */
  pairing: string | null
}

/** An attempt with the text it was read from, for compare-and-set. */
export interface KeptAttempt {
  attempt: Attempt
  text: string
}

export const attemptLength = 15 * 60_000

/** Keeps a new attempt until its time is over. */
export async function addAttempt(core: Core, attempt: Attempt): Promise<void> {
  const { id, endsAt } = attempt
  await core.store.set(attemptKey(id), JSON.stringify(attempt), endsAt)
}

/** The attempt; null when there never was one or its time is over. */
export async function loadAttempt(
  core: Core,
  id: string
): Promise<KeptAttempt | null> {
  const text = await core.store.get(attemptKey(id))
  if (text === null) return null
  const attempt = JSON.parse(text) as Attempt // written by this file
  const isLate =
    attempt.state === 'ready' && (attempt.codeEndsAt ?? 0) <= core.now()
  return { attempt: isLate ? wiped(attempt, 'ended') : attempt, text }
}

/**
 * The attempt of the panel with this verifier. To everybody else it is as if
 * there were none: the id alone is in the address that a browser opens.
 */
export async function loadOwn(
  core: Core,
  id: string,
  verifier: string
): Promise<KeptAttempt> {
  const kept = await loadAttempt(core, id)
  const isOwn = isSameText(digest(verifier), kept?.attempt.challenge ?? '')
  if (kept && isOwn) return kept
  throw ended()
}

/** Changes it if nobody else did in the meantime; else null. */
export async function changeAttempt(
  core: Core,
  kept: KeptAttempt,
  change: Partial<Attempt>
): Promise<KeptAttempt | null> {
  const attempt = { ...kept.attempt, ...change }
  const text = JSON.stringify(attempt)
  const { id, endsAt } = attempt
  const key = attemptKey(id)
  const done = await core.store.replace(key, kept.text, text, endsAt)
  return done ? { attempt, text } : null
}

/** Brings it to its end; nothing secret stays. */
export async function endAttempt(
  core: Core,
  id: string,
  state: 'done' | 'denied' | 'ended'
): Promise<void> {
  await core.store.delete(replyKey(id))
  const kept = await loadAttempt(core, id)
  if (!kept || isOver(kept.attempt)) return
  const { serviceState } = kept.attempt
  if (serviceState) await core.store.delete(stateKey(serviceState))
  const ended = await changeAttempt(core, kept, wiped(kept.attempt, state))
  if (!ended) await endAttempt(core, id, state)
}

/** Whether no step of it is left. */
export function isOver({ state }: Attempt): boolean {
  return state === 'done' || state === 'denied' || state === 'ended'
}

/** The failure after which the person begins a new sign-in. */
export function ended(): ClearedError {
  return new ClearedError(
    'sign-in-ended',
    'This sign-in is over. Begin again in Figma.'
  )
}

/** Where the service's `state` leads to an attempt. */
export function stateKey(stateDigest: string): string {
  return `sign-in-state:${stateDigest}`
}

/** Where the encrypted reply waits to be asked for again. */
export function replyKey(id: string): string {
  return `sign-in-reply:${id}`
}

function attemptKey(id: string): string {
  return `sign-in:${id}`
}

function wiped(attempt: Attempt, state: 'done' | 'denied' | 'ended'): Attempt {
  return {
    ...attempt,
    state,
    serviceState: null,
    code: null,
    codeEndsAt: null,
    pairing: null
  }
}
