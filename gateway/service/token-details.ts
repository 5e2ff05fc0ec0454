import * as v from 'valibot'
import { getAccessToken } from '../../contract/api/account-endpoints.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { callService } from './call-service.ts'
import { failedReply } from './failed-call.ts'

/** What is needed of the details; nothing else makes them unreadable. */
const Details = v.object({
  client_id: v.nullish(v.string()),
  realm: v.optional(v.string(), 'customer'),
  user_id: v.nullish(v.string()),
  username: v.nullish(v.string()),
  scopes: v.nullish(v.array(v.string()), []),
  expires_in: v.nullish(v.number(), null)
})

/** Owner and permissions of a token, according to the service. */
export interface TokenOwner {
  userId: string
  userName: string
  scopes: string[]
  /** Null: the token never expires. */
  expiresIn: number | null
}

/**
 * Requests a token's details from the service. Throws `token-foreign` for a
 * token of another application or realm, and `invalidCode` for an invalid or
 * expired one.
 */
export async function readTokenOwner(
  core: Core,
  accessToken: string,
  invalidCode: 'token-invalid' | 'signed-out' = 'token-invalid'
): Promise<TokenOwner> {
  const { status, body, retryAfter } = await callService(core, {
    method: 'GET',
    path: getAccessToken.path,
    authorization: `Bearer ${accessToken}`
  })
  if (status === 401 || status === 403) {
    const code = status === 401 ? invalidCode : 'token-invalid'
    throw new ClearedError(code, 'The service refuses the token.')
  }
  if (status !== 200) throw failedReply(status, retryAfter)
  const read = v.safeParse(Details, body)
  if (!read.success) {
    throw new ClearedError(
      'reply-unreadable',
      "The token's details are invalid."
    )
  }
  return toOwner(core, read.output)
}

function toOwner(
  core: Core,
  details: v.InferOutput<typeof Details>
): TokenOwner {
  const { client_id, realm, user_id, username, scopes, expires_in } = details
  if (client_id !== core.config.clientId) {
    throw new ClearedError(
      'token-foreign',
      'The token was made for another application; it was not used.'
    )
  }
  if (realm !== 'customer' || !user_id) {
    throw new ClearedError(
      'token-foreign',
      'The token is not for a customer; it was not used.'
    )
  }
  return {
    userId: user_id,
    userName: username || user_id,
    scopes,
    expiresIn: expires_in
  }
}
