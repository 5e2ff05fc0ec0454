import * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import { maxHandleLength } from '../../contract/gateway-requests.ts'
import type { Core } from '../core/core.ts'
import { inGroup } from '../core/store.ts'

/** The content of a handle; the panel sees only its sealed form. */
const SessionContent = v.object({
  /** 128 random bits; the same for all handles of one sign-in. */
  id: v.string(),
  userId: v.string(),
  refreshToken: v.string(),
  /** Refreshing does not extend it. */
  endsAt: v.number(),
  /** Number of refreshes so far; handles of 0.1 have none. */
  generation: v.optional(v.number(), 0),
  /** Random; decrypts the stored refresh token. */
  key: v.optional(v.string())
})

export type SessionContent = v.InferOutput<typeof SessionContent>

/** The first handle of a session needs no generation. */
export type NewSession = v.InferInput<typeof SessionContent>

export const sessionLifetime = 30 * 24 * 3_600_000

/** More than the clocks of instances may differ. */
const clockTolerance = 3_600_000

/**
 * Seals a session as the panel's handle; only a gateway can open it. Throws
 * `token-invalid` if the handle would be too long.
 */
export function sealHandle(core: Core, session: NewSession): string {
  const text = JSON.stringify(session)
  const handle = core.sealer.seal('handle', text, 'session')
  if (handle.length <= maxHandleLength) return handle
  throw new ClearedError(
    'token-invalid',
    'The service sent a refresh token that is too long; it was not used.'
  )
}

/** The content of a handle; null if it was not sealed by this gateway. */
export function openHandle(core: Core, handle: string): SessionContent | null {
  const text = core.sealer.open('handle', handle, 'session')
  return text === null ? null : v.parse(SessionContent, JSON.parse(text))
}

/** Throws `session-expired` for an expired or denied session. */
export async function checkSession(
  core: Core,
  session: SessionContent
): Promise<void> {
  const denied = await core.store.get(deniedKey(session.id))
  if (denied !== null || session.endsAt <= core.now()) throw sessionExpired()
}

/** Invalidates all handles of a session. */
export async function denySession(
  core: Core,
  { id, endsAt }: SessionContent
): Promise<void> {
  await core.store.set(deniedKey(id), 'ended', endsAt + clockTolerance)
}

/** The person must sign in again. */
export function sessionExpired(): ClearedError {
  return new ClearedError('session-expired', 'The session is over. Sign in.')
}

/** Present once a session was ended. */
export function deniedKey(id: string): string {
  return inGroup(id, `session-denied:${id}`)
}
