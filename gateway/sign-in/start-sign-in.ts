import type { InferOutput } from 'valibot'
import type { SignInStarted } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { saveSignIn, signInLifetime } from './sign-in.ts'

/** Step 1: the panel begins. `challenge` is the digest of its verifier. */
export async function startSignIn(
  core: Core,
  challenge: string
): Promise<InferOutput<typeof SignInStarted>> {
  const id = Buffer.from(core.randomBytes(16)).toString('hex')
  const endsAt = core.now() + signInLifetime
  await saveSignIn(core, {
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
  return { id, address, endsIn: signInLifetime / 1000, endsAt }
}
