import * as v from 'valibot'
import type { Core } from '../core/core.ts'
import { decrypt, encrypt } from '../sealing/cipher.ts'
import { deriveKey } from '../sealing/sealer.ts'
import type { Change } from '../core/store.ts'
import { denySession, sessionExpired, type SessionContent } from './session.ts'

/** The stored state of a session's handles. */
const Rotation = v.object({
  /** The newest generation; its handle may not have reached the panel. */
  newest: v.number(),
  /** The refresh token of the newest generation, encrypted. */
  refreshToken: v.string()
})

/**
 * The refresh token to use for a handle. The newest two generations are valid,
 * because the reply with the newest may have been lost. An older handle must be
 * a stolen copy and ends the session.
 */
export async function currentRefreshToken(
  core: Core,
  session: SessionContent
): Promise<string> {
  const text = await core.store.get(rotationKey(session))
  const rotation = text === null ? null : v.parse(Rotation, JSON.parse(text))
  // A store that was emptied or lost the last write must not sign people out.
  const isKnown = rotation !== null && rotation.newest >= session.generation
  if (!isKnown) return session.refreshToken
  const behind = rotation.newest - session.generation
  if (behind > 1) {
    await denySession(core, session)
    core.log({ event: 'stale-handle', behind })
    throw sessionExpired()
  }
  const { key, id } = session
  const ownKey = key === undefined ? null : keyOf(key, id)
  const newest = ownKey && decrypt(ownKey, rotation.refreshToken, id)
  return newest ?? session.refreshToken
}

/** For a new session, or one of a 0.1 gateway. */
export function createSessionKey(core: Core): string {
  return Buffer.from(core.randomBytes(32)).toString('base64url')
}

/** The session of the next handle. */
export function nextSession(
  core: Core,
  session: SessionContent,
  refreshToken: string
): SessionContent & { key: string } {
  const key = session.key ?? createSessionKey(core)
  const generation = session.generation + 1
  return { ...session, refreshToken, generation, key }
}

/** Stores the session as the newest. */
export function rotationChange(
  core: Core,
  next: ReturnType<typeof nextSession>
): Change {
  const { id, key, refreshToken, generation, endsAt } = next
  const nonce = core.randomBytes(12)
  const sealed = encrypt(keyOf(key, id), nonce, refreshToken, id)
  const value = JSON.stringify({ newest: generation, refreshToken: sealed })
  return { key: rotationKey(next), next: { value, endsAt } }
}

function keyOf(key: string, id: string): Uint8Array {
  return deriveKey(key, 'refresh token', id)
}

function rotationKey({ id }: SessionContent): string {
  return `session-rotation:${id}`
}
