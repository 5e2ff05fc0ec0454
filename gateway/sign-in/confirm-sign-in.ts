import { authorize } from '../../contract/api/oauth-endpoints.ts'
import { toAddress } from '../../contract/api/address.ts'
import { signInScopes } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { digest } from '../sealing/digest.ts'
import { updateSignIn, stateKey, type StoredSignIn } from './sign-in.ts'

/**
 * Step 4: assigns the sign-in to the first browser that confirms. Returns the
 * service's address; null if another browser was faster.
 */
export async function confirmSignIn(
  core: Core,
  stored: StoredSignIn,
  secret: string
): Promise<string | null> {
  const state = Buffer.from(core.randomBytes(32)).toString('base64url')
  const serviceState = digest(state)
  const claimed = await updateSignIn(core, stored, {
    state: 'claimed',
    browser: digest(secret),
    serviceState
  })
  if (!claimed) return null
  const { id, endsAt } = claimed.signIn
  // After a second click only the newest link is valid.
  const previous = stored.signIn.serviceState
  if (previous) await core.store.delete(stateKey(previous))
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
