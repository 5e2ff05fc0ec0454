import * as v from 'valibot'
import { createAccessToken } from '../../contract/api/oauth-endpoints.ts'
import { isBearerToken } from '../../contract/session.ts'
import { ClearedError, type ErrorCode } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { callService, type ServiceReply } from './call-service.ts'
import { failedReply, refusedCredentials } from './failed-call.ts'

/** An access token that expires. */
export interface ExpiringToken {
  accessToken: string
  /** Milliseconds since 1970. */
  expiresAt: number
  /** Null if a refresh does not replace the previous one. */
  refreshToken: string | null
}

/** What is needed of the reply; nothing else makes it unreadable. */
const TokenReply = v.object({
  access_token: v.string(),
  token_type: v.string(),
  expires_in: v.nullish(v.number(), 0),
  refresh_token: v.nullish(v.string(), null)
})

/** Seconds. */
const maxLifetime = 24 * 3600

/**
 * Requests a token that expires from the service. Throws `refusal` if the
 * service does not accept the code or refresh token, and `token-invalid` for a
 * token that does not expire.
 */
export async function requestToken(
  core: Core,
  grant: Record<string, string>,
  refusal: ErrorCode
): Promise<ExpiringToken> {
  const { clientId, clientSecret } = core.config
  const requestedAt = core.now()
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
    throw new ClearedError('reply-unreadable', 'The token reply is invalid.')
  }
  const { access_token, expires_in, refresh_token, token_type } = read.output
  const isExpiring = expires_in > 0 && expires_in <= maxLifetime
  if (!isExpiring || token_type.toLowerCase() !== 'bearer') {
    throw new ClearedError(
      'token-invalid',
      'The service sent a token that does not expire; it was not used.'
    )
  }
  if (!isBearerToken(access_token)) {
    throw new ClearedError(
      'token-invalid',
      'The service sent a token with invalid characters; it was not used.'
    )
  }
  return {
    accessToken: access_token,
    expiresAt: requestedAt + expires_in * 1000,
    refreshToken: refresh_token
  }
}

function refused(
  { status, body, retryAfter }: ServiceReply,
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
      'The service refused the sign-in; sign in again.'
    )
  }
  return failedReply(status, retryAfter)
}
