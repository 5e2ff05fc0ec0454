import { atom, computed } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import { savedKeys } from '../../contract/saved.ts'
import type { Session, SignInAttempt } from '../../contract/session.ts'
import {
  $activeSession,
  setActiveSession,
  onSessionLost,
  onSessionUnsaved
} from '../api/bearer.ts'
import { withDeadline } from '../api/deadline.ts'
import {
  acknowledgeSignIn,
  endSession,
  giveUpSignIn,
  postSignIn,
  signInLength
} from '../api/gateway.ts'
import { redeem } from './sign-in/redeem.ts'
import { saveSession } from '../api/saved-session.ts'
import { createSignInSecret } from './sign-in/sign-in-secret.ts'
import { fetchTokenSession } from './sign-in/token-session.ts'
import { watchSignIn } from './sign-in/watch-sign-in.ts'
import { controller } from '../platform/controller.ts'
import { platform } from '../platform/platform.ts'
import { deleteRecord } from '../storage/delete-record.ts'
import { readSignInAttempt } from '../storage/read-sign-in-attempt.ts'
import { saveRecord } from '../storage/save-record.ts'
import { missingScopesText } from './scope-texts.ts'
import { buttonWords } from '../words/buttons.ts'
import { sessionWords, signInFailures } from './words.ts'
import { dismissNotice, showError, showNotice } from '../shell/notices.ts'
import { toSessionState } from './session-state.ts'
import { Latest } from '../platform/latest.ts'

export type SignIn =
  | { step: 'none' }
  | { step: 'starting' }
  | {
      step: 'waiting'
      /** The hosted page, also for "Copy link". */
      address: string
      /** Milliseconds since 1970. */
      endsAt: number
      /** The browser now shows the pairing code. */
      ready: boolean
      /** The error of the last pairing code. */
      error: ErrorData | null
    }
  | { step: 'redeeming'; address: string; endsAt: number }
  /** A pasted token is being checked. */
  | { step: 'checking-token' }
  | { step: 'failed'; error: ErrorData; address?: string }

export const $session = computed($activeSession, toSessionState)

export const $signIn = atom<SignIn>({ step: 'none' })

/** Redemption errors after which the attempt is still valid. */
const repairable: readonly ErrorCode[] = [
  'pairing-code-wrong',
  'sign-in-pending',
  'rate-limited',
  'gateway-unreachable',
  'timed-out',
  'download-incomplete',
  'reply-unreadable'
]

/** Milliseconds after which Figma's storage counts as broken. */
const storageTime = 10_000

let attempt: SignInAttempt | null = null
const latest = new Latest()
let welcome = 0

$activeSession.listen(session => {
  if (!session) dismissNotice(welcome)
})

onSessionUnsaved(error => showError(error, signInFailures))

onSessionLost(error =>
  showError(error, signInFailures, {
    text: buttonWords.get().signIn,
    run: () => void startSignIn()
  })
)

/** Creates and saves an attempt and opens its page. Call it on a click. */
export async function startSignIn(): Promise<void> {
  const { step } = $signIn.get()
  if (step === 'starting' || step === 'redeeming') return
  const signal = latest.start()
  $signIn.set({ step: 'starting' })
  try {
    const { verifier, challenge } = createSignInSecret()
    const started = await postSignIn(challenge, signal)
    const made = { ...started, verifier }
    await withDeadline(storageTime, signal, cut =>
      saveRecord(savedKeys.signInAttempt, made, readSignInAttempt, cut)
    )
    attempt = made
    wait(made, false, null)
    await openSignInPage()
  } catch (error) {
    fail(error, signal)
  }
}

/** Resumes an attempt, even after a restart. */
export function resumeSignIn(begun: SignInAttempt): void {
  const now = platform().now()
  const isOurs = begun.address.startsWith(`${platform().addresses.gateway}/`)
  if (!isOurs || begun.endsAt <= now) return forgetAttempt()
  // The clock may have been set back.
  const endsAt = Math.min(begun.endsAt, now + signInLength)
  attempt = { ...begun, endsAt }
  wait(attempt, false, null)
}

export async function openSignInPage(): Promise<void> {
  if (!attempt) return
  try {
    await controller.openAddress({ url: attempt.address })
  } catch (error) {
    showError(error, signInFailures)
  }
}

/** Only letters count, not what separates them. */
export async function redeemPairingCode(code: string): Promise<void> {
  const redeemed = attempt
  if (!redeemed || $signIn.get().step !== 'waiting') return
  const signal = latest.start()
  const { address, endsAt } = redeemed
  $signIn.set({ step: 'redeeming', address, endsAt })
  try {
    const session = await redeem(redeemed, code, signal)
    if (signal.aborted) return
    await acceptSession(session)
    await acknowledgeSignIn(redeemed.id, redeemed.verifier).catch(() => {
      // The gateway forgets an expired attempt by itself.
    })
  } catch (error) {
    const data = toErrorData(error)
    if (signal.aborted) return
    if (!repairable.includes(data.code)) return fail(error, signal)
    wait(redeemed, data.code !== 'sign-in-pending', data)
  }
}

/** Cancels whichever step is open. */
export async function cancelSignIn(): Promise<void> {
  const given = attempt
  latest.stop()
  $signIn.set({ step: 'none' })
  forgetAttempt()
  if (!given) return
  await giveUpSignIn(given.id, given.verifier).catch(() => {
    // Harmless: nobody else has the verifier, and the attempt expires.
  })
}

/** The alternative: a token from the account's own page. */
export async function pasteToken(token: string): Promise<void> {
  const signal = latest.start()
  $signIn.set({ step: 'checking-token' })
  try {
    const session = await fetchTokenSession(token, signal)
    if (!signal.aborted) await acceptSession(session)
  } catch (error) {
    fail(error, signal)
  }
}

export async function signOut(): Promise<void> {
  const session = $activeSession.get()
  if (!session) return
  setActiveSession(null)
  const [forgotten, ended] = await Promise.allSettled([
    deleteRecord(savedKeys.session),
    session.handle === null ? undefined : endSession(session.handle)
  ])
  if (forgotten.status === 'rejected') showError(forgotten.reason)
  else showNotice('info', signInEndText(session, ended.status === 'fulfilled'))
}

function signInEndText({ handle }: Session, isEnded: boolean): string {
  const t = sessionWords.get()
  if (handle === null) return t.signedOutToken
  return isEnded ? t.signedOutSession : t.signedOutHere
}

async function acceptSession(session: Session): Promise<void> {
  const t = sessionWords.get()
  latest.stop()
  attempt = null
  setActiveSession(session)
  $signIn.set({ step: 'none' })
  welcome = showNotice(
    'success',
    t.signedInAs({ userName: session.userName }),
    {
      text: t.notYou,
      run: () => void signOut()
    }
  )
  const missing = missingScopesText(session.scopes)
  if (missing) showNotice('info', missing)
  await saveSession(session).catch((error: unknown) =>
    showError(error, signInFailures)
  )
  // Unless another sign-in has begun.
  if (attempt === null) forgetAttempt()
}

function wait(
  waited: SignInAttempt,
  ready: boolean,
  error: ErrorData | null
): void {
  const signal = latest.start()
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

function forgetAttempt(): void {
  attempt = null
  deleteRecord(savedKeys.signInAttempt).catch((error: unknown) =>
    showError(error, signInFailures)
  )
}
