import { createAccessToken } from '../../../contract/api/oauth-endpoints.ts'
import type { TokenReply } from '../../../contract/api/records/token-reply.ts'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import {
  findApplication,
  authenticateApplication
} from '../oauth/applications.ts'
import { takeCode } from '../oauth/codes.ts'
import { hashSecret } from '../oauth/secret-text.ts'
import {
  findRefreshToken,
  issueToken,
  tokenSeconds,
  type Grant
} from '../oauth/tokens.ts'
import { operation } from '../requests/operation.ts'

interface TokenRequest {
  client_id: string
  client_secret?: string | undefined
  user_id?: string | undefined
  code?: string | undefined
  refresh_token?: string | undefined
  realm?: 'customer' | 'contributor' | undefined
  expires: boolean
}

interface TokenCall {
  core: Core
  body: TokenRequest
  countRequest(application: { clientId: string }): void
}

const grants = {
  authorization_code: fromCode,
  refresh_token: fromRefreshToken,
  client_credentials: grantToApplication
}

export const createAccessTokenOperation = operation(createAccessToken, call =>
  grants[call.body.grant_type](call)
)

function fromCode(call: TokenCall): TokenReply {
  const { core, body } = call
  checkSecret(call)
  if (body.code === undefined) throw missing('code')
  const grant = takeCode(core, body.code, body.client_id)
  if (!grant) throw refusal('invalid_grant', 'Invalid authorization code')
  if (!body.expires) {
    const token = issueToken(core, 'lasting', grant)
    return { access_token: token, token_type: 'Bearer' }
  }
  return expiringReply(core, grant, issueToken(core, 'refresh', grant))
}

/** The refresh token does not change, so that a lost reply is harmless. */
function fromRefreshToken(call: TokenCall): TokenReply {
  const { core, body } = call
  const { client_secret: secret, refresh_token: token } = body
  if (secret !== undefined) checkSecret(call)
  else if (!findApplication(core.accounts, body.client_id)) {
    throw unknownClient()
  }
  if (token === undefined) throw missing('refresh_token')
  if (secret === undefined && body.user_id === undefined) {
    throw missing('client_secret or user_id')
  }
  const grant = findRefreshToken(core, token)
  const isOwn =
    grant?.clientId === body.client_id &&
    (secret !== undefined || grant.person === body.user_id)
  if (!grant || !isOwn) {
    throw refusal('invalid_grant', 'Invalid refresh token')
  }
  if (secret === undefined) call.countRequest(grant)
  return expiringReply(core, grant, token)
}

function grantToApplication(call: TokenCall): TokenReply {
  const { core, body } = call
  checkSecret(call)
  const token = issueToken(core, 'hourly', {
    clientId: body.client_id,
    person: null,
    scopes: [],
    realm: body.realm ?? 'customer'
  })
  return { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds }
}

function expiringReply(core: Core, grant: Grant, refresh: string): TokenReply {
  const owner = `${grant.clientId} ${grant.person}`
  return {
    access_token: issueToken(core, 'hourly', grant),
    token_type: 'Bearer',
    expires_in: tokenSeconds,
    user_token: hashSecret(`user ${owner}`),
    refresh_token: refresh
  }
}

/** Counts the request after its application is known. */
function checkSecret(call: TokenCall): void {
  const { core, body } = call
  const { client_id: id, client_secret: secret = '' } = body
  const application = authenticateApplication(core.accounts, id, secret)
  if (!application) throw unknownClient()
  call.countRequest(application)
}

function unknownClient(): ServiceError {
  const message = 'Invalid client credentials'
  return new ServiceError(401, {
    message,
    error: 'invalid_client',
    error_description: message
  })
}

function missing(name: string): ServiceError {
  return refusal('invalid_request', `This grant_type needs ${name}`)
}

function refusal(error: string, message: string): ServiceError {
  return new ServiceError(400, { message, error, error_description: message })
}
