import type { Context } from 'hono'
import type { Core } from '../core/core.ts'
import { digest } from '../sealing/digest.ts'
import {
  updateSignIn,
  endSignIn,
  loadSignIn,
  stateKey,
  type StoredSignIn
} from './sign-in.ts'
import { isSameBrowser } from './browser-cookie.ts'
import { makePairingCode } from './pairing-code.ts'

/** Less than the five minutes for which the service's code is valid. */
const codeLifetime = 270_000

export type CallbackResult =
  | { kind: 'ready' | 'denied' | 'refused'; id: string }
  | { kind: 'unknown' | 'other-browser' }

/**
 * Step 6: the service redirects the browser to the gateway. `state` is valid
 * once, in the browser that confirmed. The query is never shown on a page.
 */
export async function handleCallback(
  core: Core,
  context: Context
): Promise<CallbackResult> {
  const state = context.req.query('state') ?? ''
  const id = await core.store.take(stateKey(digest(state)))
  const stored = id === null ? null : await loadSignIn(core, id)
  if (id === null || stored?.signIn.state !== 'claimed') {
    return { kind: 'unknown' }
  }
  if (!isSameBrowser(core, context, stored.signIn)) {
    core.log({ event: 'sign-in-other-browser' })
    await endSignIn(core, id, 'ended')
    return { kind: 'other-browser' }
  }
  if (context.req.query('error') === 'access_denied') {
    await endSignIn(core, id, 'denied')
    return { kind: 'denied', id }
  }
  const code = readCode(core, context)
  if (code === null) {
    await endSignIn(core, id, 'ended')
    return { kind: 'refused', id }
  }
  const isSaved = await saveCode(core, stored, code)
  return isSaved ? { kind: 'ready', id } : { kind: 'unknown' }
}

/** Null if ambiguous, with an error, or from another issuer. */
function readCode(core: Core, context: Context): string | null {
  const { code: codes = [], error, iss = [] } = context.req.queries()
  const [code = ''] = codes
  const isOne = codes.length === 1 && code !== '' && code.length <= 2048
  const isClear = error === undefined && iss.length <= 1
  return isOne && isClear && isFromService(core, context) ? code : null
}

/** RFC 9207: if an issuer is given, it must be our service. */
function isFromService({ config }: Core, context: Context): boolean {
  const issuer = context.req.query('iss')
  if (issuer === undefined) return true
  const service = new URL(config.service)
  const named = URL.canParse(issuer) ? new URL(issuer) : null
  // A `blob:` URL has the origin of the URL that it contains.
  return named?.origin === service.origin && named.protocol === service.protocol
}

async function saveCode(
  core: Core,
  stored: StoredSignIn,
  code: string
): Promise<boolean> {
  const { id, endsAt } = stored.signIn
  const pairing = makePairingCode(core.randomBytes)
  const changed = await updateSignIn(core, stored, {
    state: 'ready',
    serviceState: null,
    code: core.sealer.seal('code', code, id),
    codeEndsAt: Math.min(core.now() + codeLifetime, endsAt),
    pairing: core.sealer.seal('pairing', pairing, id)
  })
  return changed !== null
}
