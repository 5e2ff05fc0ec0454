import * as v from 'valibot'
import { AccessTokenDetails, Subscription, User } from './account.ts'
import { emailAddress } from './email-address.ts'
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
