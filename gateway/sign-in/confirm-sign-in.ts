import { authorize } from '../../contract/api/oauth-endpoints.ts'
import { toAddress } from '../../contract/api/address.ts'
import { signInScopes } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { digest } from '../sealing/digest.ts'
import { changeAttempt, stateKey, type KeptAttempt } from './sign-in.ts'

/**
 * Step 4: the first browser that confirms gets the attempt. Answers the
 * address at the service; null when another browser was faster.
 */
export async function confirmSignIn(
  core: Core,
  kept: KeptAttempt,
  secret: string
): Promise<string | null> {
  const state = Buffer.from(core.randomBytes(32)).toString('base64url')
  const serviceState = digest(state)
  const claimed = await changeAttempt(core, kept, {
    state: 'claimed',
    browser: digest(secret),
    serviceState
  })
  if (!claimed) return null
  const { id, endsAt } = claimed.attempt
  // Pressed twice: only the newest link may come back.
  const older = kept.attempt.serviceState
  if (older) await core.store.delete(stateKey(older))
  await core.store.set(stateKey(serviceState), id, endsAt)
  const query = {
    client_id: core.config.clientId,
    redirect_uri: core.config.callback,
    response_type: 'code',
    state,
    scope: signInScopes.join(' '),
    realm: 'customer'
  }
  return core.config.service + toAddress(authorize, {}, query)
}
