import * as v from 'valibot'
import { TokenReply } from '../../contract/api/records/token-reply.ts'
import { createAccessToken } from '../../contract/api/oauth-endpoints.ts'
import { isBearerToken } from '../../contract/bearer-token.ts'
import { ClearedError, type ErrorCode } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { callService, type ServiceReply } from './call-service.ts'
import { failedReply, refusedCredentials } from './failed-call.ts'

/** A reply of the token call that expires and can be refreshed. */
export interface ExpiringToken {
  accessToken: string
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Null when a refresh leaves the old one in force. */
  refreshToken: string | null
}

const longestLife = 24 * 3600

/**
 * Asks the service for a token that expires. `refusal` is the code for "the
 * service did not accept the code or the refresh token". A token without an
 * end is refused with `token-invalid`: it is never handed on.
 */
export async function requestToken(
  core: Core,
  grant: Record<string, string>,
  refusal: ErrorCode
): Promise<ExpiringToken> {
  const { clientId, clientSecret } = core.config
  const asked = core.now()
  const reply = await callService(core, {
    method: 'POST',
    path: createAccessToken.path,
    authorization: null,
    form: {
      client_id: clientId,
      client_secret: clientSecret,
      realm: 'customer',
      ...grant
    }
  })
  if (reply.status !== 200) throw refused(reply, refusal)
  const read = v.safeParse(TokenReply, reply.body)
  if (!read.success) {
    throw new ClearedError('reply-unreadable', "The token's reply is broken.")
  }
  const { access_token, expires_in, refresh_token, token_type } = read.output
  const isExpiring =
    expires_in !== undefined && expires_in > 0 && expires_in <= longestLife
  if (!isExpiring || token_type.toLowerCase() !== 'bearer') {
    throw new ClearedError(
      'token-invalid',
      'The service answered a token that does not expire; it was not used.'
    )
  }
  if (!isBearerToken(access_token)) {
    throw new ClearedError(
      'token-invalid',
      'The service answered a token that no header can carry; it was not used.'
    )
  }
  return {
    accessToken: access_token,
    expiresAt: asked + expires_in * 1000,
    refreshToken: refresh_token ?? null
  }
}

function refused(
  { status, body, wait }: ServiceReply,
  refusal: ErrorCode
): ClearedError {
  const { error } = v.is(v.looseObject({ error: v.string() }), body)
    ? body
    : { error: '' }
  if (status === 401 || error === 'invalid_client') {
    return refusedCredentials()
  }
  if (status >= 400 && status < 500 && status !== 429) {
    return new ClearedError(
      refusal,
      'The service did not accept it; sign in again.'
    )
  }
  return failedReply(status, wait)
}
