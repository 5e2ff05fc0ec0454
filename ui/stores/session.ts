import { atom, computed } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import { savedKeys } from '../../contract/saved.ts'
import type { Session, SignInAttempt } from '../../contract/session.ts'
import {
  $held,
  holdSession,
  onSessionLost,
  onSessionUnsaved
} from '../api/bearer.ts'
import {
  acknowledgeSignIn,
  endSession,
  giveUpSignIn,
  postSignIn
} from '../api/gateway.ts'
import { redeem } from '../api/redeem.ts'
import { createSignInSecret } from '../api/sign-in-secret.ts'
import { fetchTokenSession } from '../api/token-session.ts'
import { watchSignIn } from '../api/watch-sign-in.ts'
import { controller } from '../controller.ts'
import { platform } from '../platform.ts'
import { deleteRecord } from '../saved/delete-record.ts'
import { readSession } from '../saved/read-session.ts'
import { readSignInAttempt } from '../saved/read-sign-in-attempt.ts'
import { saveRecord } from '../saved/save-record.ts'
import { wordsForMissingScopes } from '../words-for/scopes.ts'
import { signInFailures } from '../words/sign-in-failures.ts'
import { buttonWords } from '../words/buttons.ts'
import { sessionWords } from '../words/session.ts'
import { dismissNotice, showError, showNotice } from './notices.ts'

export type SessionState =
  | { state: 'out' }
  | {
      state: 'in'
      /** As shown. */
      userName: string
      userId: string
      scopes: readonly string[]
      canLicense: boolean
      canSeeHistory: boolean
      canSeeSubscriptions: boolean
      /** A pasted token cannot be refreshed. */
      source: 'sign-in' | 'token'
      /** Milliseconds since 1970; null when it does not expire. */
      expiresAt: number | null
    }

export type SignIn =
  | { step: 'none' }
  | { step: 'starting' }
  | {
      step: 'waiting'
      /** The hosted page; for "copy link". */
      address: string
      /** Milliseconds since 1970. */
      endsAt: number
      /** The browser shows the pairing code now. */
      ready: boolean
      /** What was wrong with the last pairing code. */
      error: ErrorData | null
    }
  | { step: 'redeeming'; address: string; endsAt: number }
  /** A pasted token is being looked at. */
  | { step: 'checking-token' }
  | { step: 'failed'; error: ErrorData; address?: string }

export const $session = computed($held, toState)

export const $signIn = atom<SignIn>({ step: 'none' })

/** Errors of a redemption after which the attempt still lives. */
const repairable: readonly ErrorCode[] = [
  'pairing-code-wrong',
  'sign-in-pending',
  'rate-limited',
  'gateway-unreachable',
  'timed-out',
  'download-incomplete',
  'reply-unreadable'
]

let attempt: SignInAttempt | null = null
let current = new AbortController()
let welcome = 0

onSessionUnsaved(error => showError(error, signInFailures))

onSessionLost(error =>
  showError(error, signInFailures, {
    text: buttonWords.get().signIn,
    run: () => void startSignIn()
  })
)

/** Makes an attempt, keeps it and opens its page; to be called on a click. */
export async function startSignIn(): Promise<void> {
  const { step } = $signIn.get()
  if (step === 'starting' || step === 'redeeming') return
  const signal = begin()
  $signIn.set({ step: 'starting' })
  try {
    const { verifier, challenge } = createSignInSecret()
    const started = await postSignIn(challenge, signal)
    const made = { ...started, verifier }
    if (signal.aborted) return
    await saveRecord(savedKeys.signInAttempt, made, readSignInAttempt)
    resumeSignIn(made)
    await openSignInPage()
  } catch (error) {
    fail(error, signal)
  }
}

/** Takes up an attempt that was begun, perhaps before a restart. */
export function resumeSignIn(begun: SignInAttempt): void {
  const { address, endsAt } = begun
  const isOurs = address.startsWith(`${platform().addresses.gateway}/`)
  if (!isOurs || endsAt <= platform().now()) return forgetAttempt()
  attempt = begun
  wait(begun, false, null)
}

export async function openSignInPage(): Promise<void> {
  if (!attempt) return
  try {
    await controller.call('openAddress', { url: attempt.address })
  } catch (error) {
    showError(error, signInFailures)
  }
}

/** Letters count, whatever stands between them. */
export async function redeemPairingCode(code: string): Promise<void> {
  const redeemed = attempt
  if (!redeemed || $signIn.get().step !== 'waiting') return
  const signal = begin()
  const { address, endsAt } = redeemed
  $signIn.set({ step: 'redeeming', address, endsAt })
  try {
    const session = await redeem(redeemed, code, signal)
    if (signal.aborted) return
    await enter(session)
    await acknowledgeSignIn(redeemed.id, redeemed.verifier).catch(() => {
      // The gateway forgets the attempt by itself when its time is over.
    })
  } catch (error) {
    const data = toErrorData(error)
    if (signal.aborted) return
    if (!repairable.includes(data.code)) return fail(error, signal)
    wait(redeemed, data.code !== 'sign-in-pending', data)
  }
}

export async function cancelSignIn(): Promise<void> {
  const given = attempt
  begin()
  $signIn.set({ step: 'none' })
  forgetAttempt()
  if (!given) return
  await giveUpSignIn(given.id, given.verifier).catch(() => {
    // Nobody else has the verifier; the attempt ends with its time.
  })
}

/** The second way in: a token from the account's own page. */
export async function pasteToken(token: string): Promise<void> {
  const signal = begin()
  $signIn.set({ step: 'checking-token' })
  try {
    const session = await fetchTokenSession(token, signal)
    if (!signal.aborted) await enter(session)
  } catch (error) {
    fail(error, signal)
  }
}

export async function signOut(): Promise<void> {
  const t = sessionWords.get()
  const session = $held.get()
  if (!session) return
  holdSession(null)
  dismissNotice(welcome)
  try {
    await deleteRecord(savedKeys.session)
    if (session.handle !== null) await endSession(session.handle)
    showNotice(
      'info',
      session.handle === null
        ? t.signedOutTokenItselfStays
        : t.signedOutAccessThatWas
    )
  } catch (error) {
    showError(error, signInFailures)
  }
}

async function enter(session: Session): Promise<void> {
  const t = sessionWords.get()
  try {
    await saveRecord(savedKeys.session, session, readSession)
  } catch (error) {
    showError(error, signInFailures)
  }
  forgetAttempt()
  begin()
  holdSession(session)
  $signIn.set({ step: 'none' })
  welcome = showNotice(
    'success',
    t.signedInAs({ userName: session.userName }),
    {
      text: t.notYou,
      run: () => void signOut()
    }
  )
  const missing = wordsForMissingScopes(session.scopes)
  if (missing) showNotice('info', missing)
}

function wait(
  waited: SignInAttempt,
  ready: boolean,
  error: ErrorData | null
): void {
  const signal = begin()
  const { address, endsAt } = waited
  $signIn.set({ step: 'waiting', address, endsAt, ready, error })
  watchSignIn(waited, signal, () => {
    const shown = $signIn.get()
    if (shown.step === 'waiting') $signIn.set({ ...shown, ready: true })
  }).catch((reason: unknown) => fail(reason, signal))
}

function fail(reason: unknown, signal: AbortSignal): void {
  if (signal.aborted) return
  const error = toErrorData(reason)
  const address = attempt?.address
  forgetAttempt()
  $signIn.set({ step: 'failed', error, ...(address ? { address } : {}) })
}

/** Ends what was going on for the sign-in. */
function begin(): AbortSignal {
  current.abort()
  current = new AbortController()
  return current.signal
}

function forgetAttempt(): void {
  attempt = null
  deleteRecord(savedKeys.signInAttempt).catch((error: unknown) =>
    showError(error, signInFailures)
  )
}

function toState(session: Session | null): SessionState {
  if (!session) return { state: 'out' }
  const { userName, userId, scopes, expiresAt, handle } = session
  return {
    state: 'in',
    userName,
    userId,
    scopes,
    canLicense: licensingScopes.every(scope => scopes.includes(scope)),
    canSeeHistory: scopes.includes('licenses.view'),
    canSeeSubscriptions: scopes.includes('purchases.view'),
    source: handle === null ? 'token' : 'sign-in',
    expiresAt
  }
}

/** To license, to see what is owned and to see what it takes. */
const licensingScopes = ['licenses.create', 'licenses.view', 'purchases.view']
