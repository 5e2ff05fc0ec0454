import * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'

/** What a handle holds; the panel sees only its sealed form. */
const SessionContent = v.object({
  /** 128 random bits; the same for all handles of one sign-in. */
  id: v.string(),
  userId: v.string(),
  refreshToken: v.string(),
  /** The end of all, however often it is refreshed. */
  endsAt: v.number()
})

export type SessionContent = v.InferOutput<typeof SessionContent>

export const sessionLength = 30 * 24 * 3_600_000

/** What the panel keeps of a session; only a gateway can read it. */
export function sealHandle(core: Core, session: SessionContent): string {
  return core.sealer.seal('handle', JSON.stringify(session), 'session')
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
  await core.store.set(deniedKey(id), 'ended', endsAt)
}

/** The failure after which the person signs in again. */
export function expired(): ClearedError {
  return new ClearedError('session-expired', 'The session is over. Sign in.')
}

function deniedKey(id: string): string {
  return `session-denied:${id}`
}
