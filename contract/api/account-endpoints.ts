import * as v from 'valibot'
import { AccessTokenDetails, Subscription, User } from './account.ts'
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
