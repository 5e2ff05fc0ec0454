import * as v from 'valibot'
import { AccessTokenDetails } from '../../contract/api/records/account.ts'
import { getAccessToken } from '../../contract/api/account-endpoints.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { callService } from './call-service.ts'
import { failedReply } from './failed-call.ts'

/** Whose token it is and what it may do, as the service says. */
export interface TokenOwner {
  userId: string
  userName: string
  scopes: string[]
  /** Null: the token never expires. */
  expiresIn: number | null
}

/**
 * Asks the service about a token and refuses one that was not made for this
 * application and a customer. One that is not valid, or no longer, fails with
 * `ended`.
 */
export async function readTokenOwner(
  core: Core,
  accessToken: string,
  ended: 'token-invalid' | 'signed-out' = 'token-invalid'
): Promise<TokenOwner> {
  const { status, body, wait } = await callService(core, {
    method: 'GET',
    path: getAccessToken.path,
    authorization: `Bearer ${accessToken}`
  })
  if (status === 401 || status === 403) {
    const code = status === 401 ? ended : 'token-invalid'
    throw new ClearedError(code, 'The service refuses the token.')
  }
  if (status !== 200) throw failedReply(status, wait)
  const read = v.safeParse(AccessTokenDetails, body)
  if (!read.success) {
    throw new ClearedError(
      'reply-unreadable',
      "The token's details are broken."
    )
  }
  return toOwner(core, read.output)
}

function toOwner(core: Core, details: AccessTokenDetails): TokenOwner {
  const { client_id, realm = 'customer', user_id, username, scopes } = details
  if (client_id !== core.config.clientId) {
    throw new ClearedError(
      'token-foreign',
      'The token was made for another application; it was not used.'
    )
  }
  if (realm !== 'customer' || !user_id) {
    throw new ClearedError(
      'token-foreign',
      "The token is not a customer's; it was not used."
    )
  }
  return {
    userId: user_id,
    userName: username || user_id,
    scopes: scopes ?? [],
    expiresIn: details.expires_in ?? null
  }
}
