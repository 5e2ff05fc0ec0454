import * as v from 'valibot'
import {
  AccessTokenDetails,
  Subscription,
  TokenReply,
  User,
  emailAddress
} from './account.ts'
import { endpoint } from './endpoint.ts'
import { list } from './envelope.ts'

const noQuery = v.object({})

export const getUser = endpoint({
  method: 'GET',
  path: '/v2/user',
  access: 'person',
  scope: 'user.view',
  query: noQuery,
  body: null,
  reply: User,
  codes: [200],
  relayed: false
})

export const registerUser = endpoint({
  method: 'POST',
  path: '/v2/user',
  access: 'person',
  scope: null,
  query: noQuery,
  body: v.object({
    email: emailAddress,
    password: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
    username: v.optional(
      v.pipe(v.string(), v.regex(/^[\w.@+-]{2,64}$/, 'Expected a user name'))
    )
  }),
  reply: v.object({ id: v.string() }),
  codes: [201, 400],
  relayed: false
})

export const getAccessToken = endpoint({
  method: 'GET',
  path: '/v2/user/access_token',
  access: 'person',
  scope: null,
  query: noQuery,
  body: null,
  reply: AccessTokenDetails,
  codes: [200],
  relayed: false
})

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/v2/user/subscriptions',
  access: 'person',
  scope: 'purchases.view',
  query: noQuery,
  body: null,
  reply: list(Subscription),
  codes: [200],
  relayed: false
})

export const authorize = endpoint({
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
  method: 'POST',
  path: '/v2/oauth/access_token',
  access: 'open',
  scope: null,
  query: noQuery,
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
