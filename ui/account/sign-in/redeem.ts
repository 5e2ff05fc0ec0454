import { ClearedError } from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { Session, SignInAttempt } from '../../../contract/session.ts'
import { platform } from '../../platform/platform.ts'
import { postRedemption } from '../../api/gateway.ts'

/** Errors after which the reply may have been lost. */
const lost: readonly ErrorCode[] = [
  'gateway-unreachable',
  'timed-out',
  'download-incomplete',
  'reply-unreadable'
]

/** The gateway repeats the same reply for a minute. */
const pauses = [1000, 2000, 4000, 8000]

/** Redeems a sign-in; retries when the reply did not arrive. */
export async function redeem(
  { id, verifier }: SignInAttempt,
  code: string,
  signal: AbortSignal
): Promise<Session> {
  const letters = code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  for (const pause of pauses) {
    try {
      return await postRedemption(id, verifier, letters, signal)
    } catch (error) {
      const isLost = error instanceof ClearedError && lost.includes(error.code)
      if (!isLost) throw error
      await platform().wait(pause, signal)
    }
  }
  return postRedemption(id, verifier, letters, signal)
}
