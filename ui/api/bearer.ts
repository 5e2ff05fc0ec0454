import { atom } from 'nanostores'
import { ClearedError, toErrorData } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { savedKeys } from '../../contract/saved.ts'
import type { Session } from '../../contract/session.ts'
import { platform } from '../platform/platform.ts'
import { deleteRecord } from '../storage/delete-record.ts'
import { maxLife, postRefresh } from './gateway.ts'
import { loadSession, saveSession } from './saved-session.ts'

/** The session whose token is sent with requests. */
export const $activeSession = atom<Session | null>(null)

/** Milliseconds before expiry at which the token is refreshed. */
const refreshMargin = 60_000

/**
 * After a failed refresh, the token is used as it is for this many
 * milliseconds.
 */
const retryPause = 60_000

const endingCodes: readonly ErrorCode[] = [
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
let notifyLost: (error: ClearedError) => void = () => {}
let notifyUnsaved: (error: unknown) => void = () => {}

export function setActiveSession(session: Session | null): void {
  $activeSession.set(session)
}

/** Called when the session ends without the person signing out. */
export function onSessionLost(listener: (error: ClearedError) => void): void {
  notifyLost = listener
}

/** Called when a refreshed session works but cannot be saved. */
export function onSessionUnsaved(listener: (error: unknown) => void): void {
  notifyUnsaved = listener
}

interface BearerOptions {
  mayRepeat?: boolean
  /** Fails when it seems to have expired and cannot be refreshed. */
  mustBeFresh?: boolean
  /** The account that the token must belong to; otherwise nothing is sent. */
  accountId?: string | undefined
}

/**
 * Runs a request with the person's token. If the service rejects a token that
 * can be refreshed, it is refreshed and, when safe to repeat, the request runs
 * once more. Fails with `signed-out` or `session-expired`.
 */
export async function withBearer<T>(
  run: (token: string) => Promise<T>,
  { mayRepeat = true, mustBeFresh = false, accountId }: BearerOptions = {}
): Promise<T> {
  const session = requireAccount(accountId, await currentSession(mustBeFresh))
  try {
    return await run(session.accessToken)
  } catch (error) {
    if (codeOf(error) !== 'signed-out') throw error
    if (session.handle === null) throw await endSession(session, error)
    if (!mayRepeat) {
      await refresh(session).catch(() => {
        // The first refusal counts; the next request will fail as well.
      })
      throw error
    }
    const next = requireAccount(accountId, await refresh(session))
    return run(next.accessToken)
  }
}

/** What one person confirmed is never done as someone else. */
function requireAccount(
  account: string | undefined,
  session: Session
): Session {
  if (account === undefined || session.userId === account) return session
  throw new ClearedError('signed-out', 'Somebody else is signed in.', time())
}

async function currentSession(mustBeFresh: boolean): Promise<Session> {
  const session = $activeSession.get()
  if (!session)
    throw new ClearedError('signed-out', 'Nobody is signed in.', time())
  if (session.handle === null || !isExpiring(session)) return session
  if (mustBeFresh) return refresh(session)
  if (Math.abs(platform().now() - failedAt) < retryPause) return session
  try {
    return await refresh(session)
  } catch (error) {
    if (!isActive(session)) throw error
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
    if (isActive(session)) setActiveSession(null)
    throw new ClearedError('signed-out', 'Another window signed out.', time())
  }
  if (isOther(newest, session)) return replaceSession(newest, session)
  try {
    const refreshed = await postRefresh(newest.handle ?? '')
    if (refreshed.userId !== newest.userId) {
      throw new ClearedError('token-foreign', 'It is of another account.')
    }
    replaceSession(refreshed, session)
    await saveSession(refreshed).catch(notifyUnsaved)
    return refreshed
  } catch (error) {
    const code = codeOf(error)
    if (code === null || !endingCodes.includes(code)) throw error
    const newer = await loadSession(newest)
    if (newer && isOther(newer, newest)) return replaceSession(newer, session)
    throw await endSession(session, error)
  }
}

/** Fails if the person signed out or someone else signed in since. */
function replaceSession(next: Session, session: Session): Session {
  if (!isActive(session))
    throw new ClearedError('signed-out', 'Signed out.', time())
  setActiveSession(next)
  return next
}

async function endSession(
  session: Session,
  reason: unknown
): Promise<ClearedError> {
  const { data } = toErrorData(reason)
  const error = new ClearedError(
    'session-expired',
    'The session has ended.',
    data
  )
  if (!isActive(session)) return error
  setActiveSession(null)
  notifyLost(error)
  await deleteRecord(savedKeys.session)
  return error
}

function time(): { at: number } {
  return { at: platform().now() }
}

function isActive({ accessToken }: Session): boolean {
  return $activeSession.get()?.accessToken === accessToken
}

function isOther(one: Session, other: Session): boolean {
  return one.accessToken !== other.accessToken && !isExpiring(one)
}

/** A session that outlives the maximum was saved under a wrong clock. */
function isExpiring({ expiresAt }: Session): boolean {
  if (expiresAt === null) return false
  const left = expiresAt - platform().now()
  return left < refreshMargin || left > maxLife
}

function codeOf(error: unknown): ErrorCode | null {
  return error instanceof ClearedError ? error.code : null
}
