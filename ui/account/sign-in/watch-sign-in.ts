import { ClearedError } from '../../../contract/errors.ts'
import type { SignInAttempt } from '../../../contract/session.ts'
import { platform } from '../../platform/platform.ts'
import { fetchSignInStatus } from '../../api/gateway.ts'

const minPause = 1000
const maxPause = 3000
/** Polling this often outlasts any sign-in, whatever the clock says. */
const maxPolls = 400

/**
 * Calls `onReady` once when the pairing code is ready. Fails with
 * `sign-in-ended` or `sign-in-denied`. If the gateway, or a proxy in its place,
 * does not answer properly, asks again until the time is over.
 */
export async function watchSignIn(
  { id, endsAt }: SignInAttempt,
  signal: AbortSignal,
  onReady: () => void
): Promise<void> {
  let pause = minPause
  let isReported = false
  for (let polls = 0; polls < maxPolls; polls += 1) {
    await platform().wait(pause, signal)
    pause = Math.min(pause * 1.25, maxPause)
    const state = await askStatus(id, signal)
    const isLate = state === 'silent' && platform().now() >= endsAt
    if (state === 'ended' || isLate) throw endedError()
    if (state === 'denied') {
      throw new ClearedError('sign-in-denied', 'Refused in the browser.')
    }
    if (state === 'ready' && !isReported) {
      isReported = true
      onReady()
    }
  }
  throw endedError()
}

async function askStatus(id: string, signal: AbortSignal) {
  try {
    return await fetchSignInStatus(id, signal)
  } catch (error) {
    const isMissing =
      error instanceof ClearedError && error.code === 'not-found'
    if (isMissing) return 'ended'
    if (signal.aborted) throw error
    return 'silent'
  }
}

function endedError(): ClearedError {
  return new ClearedError('sign-in-ended', 'The sign-in has ended.')
}
