import * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import { maxHandleLength } from '../../contract/gateway-requests.ts'
import type { Core } from '../core/core.ts'

/** What a handle holds; the panel sees only its sealed form. */
const SessionContent = v.object({
  /** 128 random bits; the same for all handles of one sign-in. */
  id: v.string(),
  userId: v.string(),
  refreshToken: v.string(),
  /** The end of all, however often it is refreshed. */
  endsAt: v.number(),
  /** How many refreshes led to it; handles of 0.1 carry none. */
  generation: v.optional(v.number(), 0),
  /** Random; opens what the store keeps for all handles of the session. */
  key: v.optional(v.string())
})

export type SessionContent = v.InferOutput<typeof SessionContent>

/** As it is sealed: a first handle needs no generation. */
export type NewSession = v.InferInput<typeof SessionContent>

export const sessionLength = 30 * 24 * 3_600_000

/** Clocks of instances may differ by less. */
const skew = 3_600_000

/**
 * What the panel keeps of a session; only a gateway can read it. Throws
 * `token-invalid` when the panel could not send it back.
 */
export function sealHandle(core: Core, session: NewSession): string {
  const text = JSON.stringify(session)
  const handle = core.sealer.seal('handle', text, 'session')
  if (handle.length <= maxHandleLength) return handle
  throw new ClearedError(
    'token-invalid',
    'The service answered a refresh token that is too long; it was not used.'
  )
}

/** The content of a handle; null when it was not sealed here. */
export function openHandle(core: Core, handle: string): SessionContent | null {
  const text = core.sealer.open('handle', handle, 'session')
  return text === null ? null : v.parse(SessionContent, JSON.parse(text))
}

/** Throws `session-expired` for a session that is over or was ended. */
export async function checkSession(
  core: Core,
  session: SessionContent
): Promise<void> {
  const denied = await core.store.get(deniedKey(session.id))
  if (denied !== null || session.endsAt <= core.now()) throw expired()
}

/** From now on no handle of this session is taken. */
export async function denySession(
  core: Core,
  { id, endsAt }: SessionContent
): Promise<void> {
  await core.store.set(deniedKey(id), 'ended', endsAt + skew)
}

/** The failure after which the person signs in again. */
export function expired(): ClearedError {
  return new ClearedError('session-expired', 'The session is over. Sign in.')
}

/** Where it says that a session was ended. */
export function deniedKey(id: string): string {
  return `session-denied:${id}`
}
