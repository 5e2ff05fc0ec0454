import { atom } from 'nanostores'
import { ClearedError } from '../../contract/errors.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { savedKeys } from '../../contract/saved.ts'
import type { Session } from '../../contract/session.ts'
import { platform } from '../platform.ts'
import { deleteRecord } from '../saved/delete-record.ts'
import { loadRecords } from '../saved/load-records.ts'
import { readSession } from '../saved/read-session.ts'
import { saveRecord } from '../saved/save-record.ts'
import { postRefresh } from './gateway.ts'

/** The session whose token goes with requests; set through `holdSession`. */
export const $held = atom<Session | null>(null)

/** Refreshed when it has less left, in milliseconds. */
const margin = 60_000

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
let tellLoss: (error: ClearedError) => void = () => {}
let tellUnsaved: (error: unknown) => void = () => {}

export function holdSession(session: Session | null): void {
  $held.set(session)
}

/** Hears that the session ended without the person's doing. */
export function onSessionLost(listener: (error: ClearedError) => void): void {
  tellLoss = listener
}

/** Hears that a refreshed session is good, but is not saved. */
export function onSessionUnsaved(listener: (error: unknown) => void): void {
  tellUnsaved = listener
}

interface BearerOptions {
  mayRepeat?: boolean
  /** The account whose token it must be; that of another does not leave. */
  of?: string | undefined
}

/**
 * Runs a request with the person's token. When the service refuses a token
 * that can be refreshed it is refreshed and, for what is safe to repeat, run
 * once more. Fails with `signed-out` or `session-expired`.
 */
export async function withBearer<T>(
  run: (token: string) => Promise<T>,
  { mayRepeat = true, of }: BearerOptions = {}
): Promise<T> {
  const session = ownedBy(of, await currentSession())
  try {
    return await run(session.accessToken)
  } catch (error) {
    if (codeOf(error) !== 'signed-out') throw error
    if (session.handle === null) throw await lose(session)
    const next = ownedBy(of, await refresh(session))
    if (!mayRepeat) throw error
    return run(next.accessToken)
  }
}

/** Whoever agreed to something, it is not done as somebody else. */
function ownedBy(account: string | undefined, session: Session): Session {
  if (account === undefined || session.userId === account) return session
  throw new ClearedError('signed-out', 'Somebody else is signed in.')
}

async function currentSession(): Promise<Session> {
  const session = $held.get()
  if (!session) throw new ClearedError('signed-out', 'Nobody is signed in.')
  if (!isEnding(session)) return session
  if (session.handle === null) {
    if (hasEnded(session)) throw await lose(session)
    return session
  }
  return refresh(session)
}

function refresh(session: Session): Promise<Session> {
  refreshing ??= refreshOnce(session).finally(() => (refreshing = null))
  return refreshing
}

/** Another window may have refreshed, or signed out, in the meantime. */
async function refreshOnce(session: Session): Promise<Session> {
  const stored = await loadStored()
  if (!stored) {
    holdSession(null)
    throw new ClearedError('signed-out', 'Another window signed out.')
  }
  if (isOther(stored, session)) return adopt(stored)
  try {
    const granted = await postRefresh(stored.handle ?? '')
    return await keep(granted)
  } catch (error) {
    const code = codeOf(error)
    if (code === null || !endings.includes(code)) throw error
    const newer = await loadStored()
    if (newer && isOther(newer, stored)) return adopt(newer)
    throw await lose(stored)
  }
}

async function keep(session: Session): Promise<Session> {
  await saveRecord(savedKeys.session, session, readSession).catch(tellUnsaved)
  return adopt(session)
}

function adopt(session: Session): Session {
  holdSession(session)
  return session
}

async function lose(session: Session): Promise<ClearedError> {
  const error = new ClearedError('session-expired', 'The session has ended.')
  if ($held.get()?.accessToken !== session.accessToken) return error
  holdSession(null)
  tellLoss(error)
  await deleteRecord(savedKeys.session)
  return error
}

async function loadStored(): Promise<Session | null> {
  const [stored = null] = await loadRecords(savedKeys.session, readSession)
  return stored
}

function isOther(one: Session, other: Session): boolean {
  return one.accessToken !== other.accessToken && !isEnding(one)
}

function isEnding({ expiresAt }: Session): boolean {
  return expiresAt !== null && expiresAt - platform().now() < margin
}

function hasEnded({ expiresAt }: Session): boolean {
  return expiresAt !== null && expiresAt <= platform().now()
}

function codeOf(error: unknown): ErrorCode | null {
  return error instanceof ClearedError ? error.code : null
}
