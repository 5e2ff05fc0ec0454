import { atom } from 'nanostores'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { savedKeys } from '../../contract/saved.ts'
import type { Session } from '../../contract/session.ts'
import { platform } from '../platform/platform.ts'
import { deleteRecord } from '../storage/delete-record.ts'
import { longestLife, postRefresh } from './gateway.ts'
import { loadSession, saveSession } from './saved-session.ts'

/** The session whose token is sent with requests. */
export const $held = atom<Session | null>(null)

/** Milliseconds before expiry at which the token is refreshed. */
const margin = 60_000

/**
 * After a failed refresh, the token is used as it is for this many
 * milliseconds.
 */
const rest = 60_000

const endings: readonly ErrorCode[] = [
  'session-expired',
  'signed-out',
  'sign-in-ended',
  'sign-in-refused',
  'sign-in-denied',
  'token-invalid',
  'token-foreign',
  'token-lacks-scope'
]

let refreshing: Promise<Session> | null = null
let failedAt = -Infinity
let tellLoss: (error: ClearedError) => void = () => {}
let tellUnsaved: (error: unknown) => void = () => {}

export function holdSession(session: Session | null): void {
  $held.set(session)
}

/** Called when the session ends without the person signing out. */
export function onSessionLost(listener: (error: ClearedError) => void): void {
  tellLoss = listener
}

/** Called when a refreshed session works but cannot be saved. */
export function onSessionUnsaved(listener: (error: unknown) => void): void {
  tellUnsaved = listener
}

interface BearerOptions {
  mayRepeat?: boolean
  /** Fails when it seems to have expired and cannot be refreshed. */
  mustBeFresh?: boolean
  /** The account that the token must belong to; otherwise nothing is sent. */
  of?: string | undefined
}

/**
 * Runs a request with the person's token. If the service rejects a token that
 * can be refreshed, it is refreshed and, when safe to repeat, the request runs
 * once more. Fails with `signed-out` or `session-expired`.
 */
export async function withBearer<T>(
  run: (token: string) => Promise<T>,
  { mayRepeat = true, mustBeFresh = false, of }: BearerOptions = {}
): Promise<T> {
  const session = ownedBy(of, await currentSession(mustBeFresh))
  try {
    return await run(session.accessToken)
  } catch (error) {
    if (codeOf(error) !== 'signed-out') throw error
    if (session.handle === null) throw await lose(session, error)
    if (!mayRepeat) {
      await refresh(session).catch(() => {
        // The first refusal counts; the next request will fail as well.
      })
      throw error
    }
    const next = ownedBy(of, await refresh(session))
    return run(next.accessToken)
  }
}

/** What one person confirmed is never done as someone else. */
function ownedBy(account: string | undefined, session: Session): Session {
  if (account === undefined || session.userId === account) return session
  throw new ClearedError('signed-out', 'Somebody else is signed in.')
}

async function currentSession(mustBeFresh: boolean): Promise<Session> {
  const session = $held.get()
  if (!session) throw new ClearedError('signed-out', 'Nobody is signed in.')
  if (session.handle === null || !isEnding(session)) return session
  if (mustBeFresh) return refresh(session)
  if (Math.abs(platform().now() - failedAt) < rest) return session
  try {
    return await refresh(session)
  } catch (error) {
    if (!isHeld(session)) throw error
    failedAt = platform().now()
    return session // our clock may be wrong: the service decides
  }
}

function refresh(session: Session): Promise<Session> {
  refreshing ??= refreshOnce(session).finally(() => (refreshing = null))
  return refreshing
}

/** Another window may have refreshed or signed out in the meantime. */
async function refreshOnce(session: Session): Promise<Session> {
  const newest = await loadSession(session)
  if (!newest) {
    if (isHeld(session)) holdSession(null)
    throw new ClearedError('signed-out', 'Another window signed out.')
  }
  if (isOther(newest, session)) return adopt(newest, session)
  try {
    const refreshed = await postRefresh(newest.handle ?? '')
    adopt(refreshed, session)
    await saveSession(refreshed).catch(tellUnsaved)
    return refreshed
  } catch (error) {
    const code = codeOf(error)
    if (code === null || !endings.includes(code)) throw error
    const newer = await loadSession(newest)
    if (newer && isOther(newer, newest)) return adopt(newer, session)
    throw await lose(session, error)
  }
}

/** Unless the person signed out or someone else signed in meanwhile. */
function adopt(next: Session, session: Session): Session {
  if (!isHeld(session)) throw new ClearedError('signed-out', 'Signed out.')
  holdSession(next)
  return next
}

async function lose(session: Session, reason: unknown): Promise<ClearedError> {
  const { data } = toErrorData(reason)
  const error = new ClearedError(
    'session-expired',
    'The session has ended.',
    data
  )
  if (!isHeld(session)) return error
  holdSession(null)
  tellLoss(error)
  await deleteRecord(savedKeys.session)
  return error
}

function isHeld({ accessToken }: Session): boolean {
  return $held.get()?.accessToken === accessToken
}

function isOther(one: Session, other: Session): boolean {
  return one.accessToken !== other.accessToken && !isEnding(one)
}

/** A session that outlives the maximum was saved under a wrong clock. */
function isEnding({ expiresAt }: Session): boolean {
  if (expiresAt === null) return false
  const left = expiresAt - platform().now()
  return left < margin || left > longestLife
}

function codeOf(error: unknown): ErrorCode | null {
  return error instanceof ClearedError ? error.code : null
}
