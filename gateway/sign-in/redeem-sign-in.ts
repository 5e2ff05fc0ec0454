import { setTimeout as wait } from 'node:timers/promises'
import { ClearedError } from '../../contract/errors.ts'
import type { TokenGrant } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { isSameText } from '../sealing/digest.ts'
import { toGranted } from '../session/grant.ts'
import { createSessionKey } from '../session/rotation.ts'
import { sessionLifetime } from '../session/session.ts'
import { requestToken } from '../service/request-token.ts'
import {
  updateSignIn,
  endSignIn,
  signInEnded,
  loadSignIn,
  loadOwnSignIn,
  type SignIn,
  type StoredSignIn
} from './sign-in.ts'
import { countGuess, refuseGuess } from './count-guess.ts'
import { readPairingCode } from './pairing-code.ts'
import { saveReply, loadReply } from './saved-reply.ts'

const pause = 100
/** Longer than the three calls to the service can take. */
const maxWait = 65_000

/**
 * Steps 9 and 10: gives the session to a panel that proves that it began the
 * sign-in (verifier) and that the same person finished it (pairing code).
 */
export async function redeemSignIn(
  core: Core,
  id: string,
  verifier: string,
  code: string
): Promise<TokenGrant> {
  const stored = await loadOwnSignIn(core, id, verifier)
  if (isPending(stored.signIn)) {
    throw new ClearedError(
      'sign-in-pending',
      'The sign-in is not finished in the browser yet.'
    )
  }
  if (stored.signIn.state === 'denied') {
    throw new ClearedError('sign-in-denied', 'The sign-in was not allowed.')
  }
  if (stored.signIn.pairing === null) throw signInEnded()
  const typed = readPairingCode(code)
  const left = await countGuess(core, stored.signIn, verifier, typed)
  if (!isPairingCode(core, stored.signIn, typed)) {
    throw await refuseGuess(core, stored.signIn, left)
  }
  const claimed =
    stored.signIn.state === 'ready'
      ? await updateSignIn(core, stored, { state: 'redeeming' })
      : null
  if (claimed) return exchangeCode(core, claimed, verifier)
  return waitForReply(core, id, verifier)
}

function isPending({ state }: SignIn): boolean {
  return state === 'opened' || state === 'claimed'
}

function isPairingCode(core: Core, signIn: SignIn, typed: string): boolean {
  const sealed = signIn.pairing ?? ''
  const pairing = core.sealer.open('pairing', sealed, signIn.id)
  return isSameText(typed, pairing ?? ' ')
}

async function exchangeCode(
  core: Core,
  stored: StoredSignIn,
  verifier: string
): Promise<TokenGrant> {
  const { id } = stored.signIn
  try {
    const granted = await requestGrant(core, stored.signIn)
    await saveReply(core, id, verifier, granted)
    const change = { state: 'granted', code: null } as const
    if (!(await updateSignIn(core, stored, change))) throw signInEnded()
    core.log({ event: 'signed-in' })
    return granted
  } catch (error) {
    await endSignIn(core, id, 'ended')
    throw error
  }
}

async function requestGrant(core: Core, signIn: SignIn): Promise<TokenGrant> {
  const code = core.sealer.open('code', signIn.code ?? '', signIn.id)
  if (code === null) throw signInEnded()
  const grant = { grant_type: 'authorization_code', code, expires: 'true' }
  const token = await requestToken(core, grant, 'sign-in-refused')
  if (token.refreshToken === null) {
    throw new ClearedError(
      'token-invalid',
      'The service sent a token that cannot be refreshed.'
    )
  }
  return toGranted(core, token, {
    id: Buffer.from(core.randomBytes(16)).toString('hex'),
    userId: null,
    refreshToken: token.refreshToken,
    endsAt: core.now() + sessionLifetime,
    key: createSessionKey(core)
  })
}

/** Waits for the reply of the request that exchanges the code. */
async function waitForReply(
  core: Core,
  id: string,
  verifier: string
): Promise<TokenGrant> {
  const deadline = core.now() + maxWait
  while (core.now() < deadline) {
    const saved = await loadReply(core, id, verifier)
    if (saved) return saved
    const stored = await loadSignIn(core, id)
    if (stored?.signIn.state !== 'redeeming') throw signInEnded()
    await wait(pause)
  }
  throw new ClearedError('timed-out', 'The service took too long.')
}
