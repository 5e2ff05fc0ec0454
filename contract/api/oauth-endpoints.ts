import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { TokenReply } from './records/token-reply.ts'

export const authorize = endpoint({
  summary: 'Authorize an application',
  method: 'GET',
  path: '/v2/oauth/authorize',
  access: 'open',
  scope: null,
  query: v.object({
    client_id: v.string(),
    redirect_uri: v.string(),
    response_type: v.picklist(['code']),
    state: v.string(),
    scope: v.optional(v.string(), 'user.view'),
    realm: v.optional(v.picklist(['customer', 'contributor']), 'customer')
  }),
  body: null,
  reply: v.unknown(),
  codes: [301, 400],
  relayed: false
})

export const createAccessToken = endpoint({
  summary: 'Get access token',
  method: 'POST',
  path: '/v2/oauth/access_token',
  access: 'open',
  scope: null,
  query: v.object({}),
  body: v.object({
    client_id: v.string(),
    client_secret: v.optional(v.string()),
    user_id: v.optional(v.string()),
    grant_type: v.picklist([
      'authorization_code',
      'refresh_token',
      'client_credentials'
    ]),
    code: v.optional(v.string()),
    refresh_token: v.optional(v.string()),
    realm: v.optional(v.picklist(['customer', 'contributor'])),
    expires: v.optional(v.boolean(), false)
  }),
  reply: TokenReply,
  codes: [200, 400, 401, 429],
  takesForms: true,
  relayed: false
})
