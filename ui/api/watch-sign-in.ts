import { ClearedError } from '../../contract/errors.ts'
import type { SignInAttempt } from '../../contract/session.ts'
import { platform } from '../platform.ts'
import { fetchSignInStatus } from './gateway.ts'

const shortestPause = 1000
const longestPause = 3000

/**
 * Tells once when the pairing code is ready. Fails with `sign-in-ended` or
 * `sign-in-denied`; a gateway that does not answer is asked again.
 */
export async function watchSignIn(
  { id, endsAt }: SignInAttempt,
  signal: AbortSignal,
  tellReady: () => void
): Promise<void> {
  let pause = shortestPause
  let isTold = false
  for (;;) {
    await platform().wait(pause, signal)
    pause = Math.min(pause * 1.25, longestPause)
    if (platform().now() >= endsAt) throw ended()
    const state = await askStatus(id, signal)
    if (state === 'ended') throw ended()
    if (state === 'denied') {
      throw new ClearedError('sign-in-denied', 'Refused in the browser.')
    }
    if (state === 'ready' && !isTold) {
      isTold = true
      tellReady()
    }
  }
}

async function askStatus(id: string, signal: AbortSignal) {
  try {
    return await fetchSignInStatus(id, signal)
  } catch (error) {
    const isGone = error instanceof ClearedError && error.code === 'not-found'
    if (isGone) return 'ended'
    if (signal.aborted) throw error
    return 'pending'
  }
}

function ended(): ClearedError {
  return new ClearedError('sign-in-ended', 'The sign-in has ended.')
}
