import { setTimeout as wait } from 'node:timers/promises'
import { ClearedError } from '../../contract/errors.ts'
import type { Granted } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { isSameText } from '../sealing/digest.ts'
import { toGranted } from '../session/grant.ts'
import { makeKey } from '../session/rotation.ts'
import { sessionLength } from '../session/session.ts'
import { requestToken } from '../service/request-token.ts'
import {
  changeAttempt,
  endAttempt,
  ended,
  loadAttempt,
  loadOwn,
  type Attempt,
  type KeptAttempt
} from './sign-in.ts'
import { countGuess, refuseGuess } from './count-guess.ts'
import { readPairingCode } from './pairing-code.ts'
import { keepReply, readReply } from './saved-reply.ts'

const pause = 100
/** Longer than the three calls to the service may take. */
const longestWait = 65_000

/**
 * Steps 9 and 10: the panel proves that it began the sign-in (verifier) and
 * that its person finished it (pairing code), and gets the session.
 */
export async function redeemSignIn(
  core: Core,
  id: string,
  verifier: string,
  code: string
): Promise<Granted> {
  const kept = await loadOwn(core, id, verifier)
  if (isWaiting(kept.attempt)) {
    throw new ClearedError(
      'sign-in-pending',
      'The sign-in is not finished in the browser yet.'
    )
  }
  if (kept.attempt.state === 'denied') {
    throw new ClearedError('sign-in-denied', 'The sign-in was not allowed.')
  }
  if (kept.attempt.pairing === null) throw ended()
  const typed = readPairingCode(code)
  const left = await countGuess(core, kept.attempt, verifier, typed)
  if (!isPairingCode(core, kept.attempt, typed)) {
    throw await refuseGuess(core, kept.attempt, left)
  }
  const mine =
    kept.attempt.state === 'ready'
      ? await changeAttempt(core, kept, { state: 'redeeming' })
      : null
  return mine ? exchange(core, mine, verifier) : await reply(core, id, verifier)
}

function isWaiting({ state }: Attempt): boolean {
  return state === 'opened' || state === 'claimed'
}

function isPairingCode(core: Core, attempt: Attempt, typed: string): boolean {
  const sealed = attempt.pairing ?? ''
  const pairing = core.sealer.open('pairing', sealed, attempt.id)
  return isSameText(typed, pairing ?? ' ')
}

async function exchange(
  core: Core,
  kept: KeptAttempt,
  verifier: string
): Promise<Granted> {
  const { id } = kept.attempt
  try {
    const granted = await requestGrant(core, kept.attempt)
    await keepReply(core, id, verifier, granted)
    const change = { state: 'granted', code: null } as const
    if (!(await changeAttempt(core, kept, change))) throw ended()
    core.log({ event: 'signed-in' })
    return granted
  } catch (error) {
    await endAttempt(core, id, 'ended')
    throw error
  }
}

async function requestGrant(core: Core, attempt: Attempt): Promise<Granted> {
  const code = core.sealer.open('code', attempt.code ?? '', attempt.id)
  if (code === null) throw ended()
  const grant = { grant_type: 'authorization_code', code, expires: 'true' }
  const token = await requestToken(core, grant, 'sign-in-refused')
  if (token.refreshToken === null) {
    throw new ClearedError(
      'token-invalid',
      'The service answered a token that cannot be refreshed.'
    )
  }
  return toGranted(core, token, {
    id: Buffer.from(core.randomBytes(16)).toString('hex'),
    userId: null,
    refreshToken: token.refreshToken,
    endsAt: core.now() + sessionLength,
    key: makeKey(core)
  })
}

/** The reply of the request that exchanged the code, once it is there. */
async function reply(
  core: Core,
  id: string,
  verifier: string
): Promise<Granted> {
  for (let waited = 0; waited < longestWait; waited += pause) {
    const known = await readReply(core, id, verifier)
    if (known) return known
    const kept = await loadAttempt(core, id)
    if (kept?.attempt.state !== 'redeeming') throw ended()
    await wait(pause)
  }
  throw new ClearedError('timed-out', 'The service took too long.')
}
