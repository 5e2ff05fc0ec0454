import * as v from 'valibot'
import type { Core } from '../core/core.ts'
import { decrypt, encrypt } from '../sealing/cipher.ts'
import { deriveKey } from '../sealing/sealer.ts'
import type { Change } from '../core/store.ts'
import { denySession, expired, type SessionContent } from './session.ts'

/** What the store knows of the handles of a session. */
const Rotation = v.object({
  /** The newest generation that was made, if not given out. */
  newest: v.number(),
  /** The newest refresh token, for which the handle before has an older one. */
  refreshToken: v.string()
})

/**
 * The refresh token to use for a handle. The newest handle and the one before
 * it are good: the reply with the newest may have been lost. An older one is
 * a copy in other hands and ends the session.
 */
export async function takeRefreshToken(
  core: Core,
  session: SessionContent
): Promise<string> {
  const text = await core.store.get(rotationKey(session))
  const known = text === null ? null : v.parse(Rotation, JSON.parse(text))
  // A store that was emptied, or lost the last write, signs nobody out.
  const isKnown = known !== null && known.newest >= session.generation
  if (!isKnown) return session.refreshToken
  const behind = known.newest - session.generation
  if (behind > 1) {
    await denySession(core, session)
    core.log({ event: 'old-handle', behind })
    throw expired()
  }
  const { key, id } = session
  const own = key === undefined ? null : keyOf(key, id)
  const newest = own && decrypt(own, known.refreshToken, id)
  return newest ?? session.refreshToken
}

/** Of a new session, or one of 0.1. */
export function makeKey(core: Core): string {
  return Buffer.from(core.randomBytes(32)).toString('base64url')
}

/** The session of the handle after this one. */
export function nextSession(
  core: Core,
  session: SessionContent,
  refreshToken: string
): SessionContent & { key: string } {
  const key = session.key ?? makeKey(core)
  const generation = session.generation + 1
  return { ...session, refreshToken, generation, key }
}

/** Notes that session as the newest. */
export function rotationTo(
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
