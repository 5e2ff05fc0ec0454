import type { InferOutput } from 'valibot'
import type { SignInStarted } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { addAttempt, attemptLength } from './sign-in.ts'

/** Step 1: the panel begins; it keeps the verifier, we its digest. */
export async function startSignIn(
  core: Core,
  challenge: string
): Promise<InferOutput<typeof SignInStarted>> {
  const id = Buffer.from(core.randomBytes(16)).toString('hex')
  const endsAt = core.now() + attemptLength
  await addAttempt(core, {
    id,
    challenge,
    endsAt,
    state: 'opened',
    browser: null,
    serviceState: null,
    code: null,
    codeEndsAt: null,
    pairing: null
  })
  const address = `${core.config.base}/sign-in/${id}`
  return { id, address, endsIn: attemptLength / 1000, endsAt }
}
