import type { Context } from 'hono'
import type { Core } from '../core/core.ts'
import { digest } from '../sealing/digest.ts'
import {
  changeAttempt,
  endAttempt,
  loadAttempt,
  stateKey,
  type KeptAttempt
} from './sign-in.ts'
import { isSameBrowser } from './browser-cookie.ts'
import { makePairingCode } from './pairing-code.ts'

/** Less than the five minutes that the service gives its code. */
const codeLength = 270_000

/** The outcome of a callback; `ready` and `denied` have a page to go to. */
export type CallbackResult =
  | { kind: 'ready' | 'denied' | 'refused'; id: string }
  | { kind: 'unknown' | 'other-browser' }

/**
 * Step 6: the service sends the browser back. `state` works once, in the
 * browser that confirmed. Nothing of the query is ever shown.
 */
export async function takeCallback(
  core: Core,
  context: Context
): Promise<CallbackResult> {
  const state = context.req.query('state') ?? ''
  const id = await core.store.take(stateKey(digest(state)))
  const kept = id === null ? null : await loadAttempt(core, id)
  if (id === null || kept?.attempt.state !== 'claimed') {
    return { kind: 'unknown' }
  }
  if (!isSameBrowser(core, context, kept.attempt)) {
    core.log({ event: 'sign-in-other-browser' })
    await endAttempt(core, id, 'ended')
    return { kind: 'other-browser' }
  }
  if (context.req.query('error') === 'access_denied') {
    await endAttempt(core, id, 'denied')
    return { kind: 'denied', id }
  }
  const code = readCode(core, context)
  if (code === null) {
    await endAttempt(core, id, 'ended')
    return { kind: 'refused', id }
  }
  const isKept = await keepCode(core, kept, code)
  return isKept ? { kind: 'ready', id } : { kind: 'unknown' }
}

/** Null where the service reports an error, too, or is not the one we know. */
function readCode(core: Core, context: Context): string | null {
  const { code = [], error, iss = [] } = context.req.queries()
  const [only = ''] = code
  const isOne = code.length === 1 && only !== '' && only.length <= 2048
  const isClear = error === undefined && iss.length <= 1
  return isOne && isClear && isFromService(core, context) ? only : null
}

/** RFC 9207: an issuer, where one is named, must be the one we sent to. */
function isFromService({ config }: Core, context: Context): boolean {
  const issuer = context.req.query('iss')
  if (issuer === undefined) return true
  const service = new URL(config.service)
  const named = URL.canParse(issuer) ? new URL(issuer) : null
  // The origin of a `blob:` address is that of the address inside it.
  return named?.origin === service.origin && named.protocol === service.protocol
}

async function keepCode(
  core: Core,
  kept: KeptAttempt,
  code: string
): Promise<boolean> {
  const { id, endsAt } = kept.attempt
  const pairing = makePairingCode(core.randomBytes)
  const changed = await changeAttempt(core, kept, {
    state: 'ready',
    serviceState: null,
    code: core.sealer.seal('code', code, id),
    codeEndsAt: Math.min(core.now() + codeLength, endsAt),
    pairing: core.sealer.seal('pairing', pairing, id)
  })
  return changed !== null
}
