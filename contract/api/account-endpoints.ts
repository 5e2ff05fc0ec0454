import * as v from 'valibot'
import { AccessTokenDetails, Subscription, User } from './records/account.ts'
import { endpoint } from './endpoint.ts'
import { list } from './records/envelope.ts'
import { routes } from './routes.ts'

const noQuery = v.object({})

export const getUser = endpoint({
  summary: 'Get user details',
  ...routes.getUser,
  access: 'person',
  scope: 'user.view',
  query: noQuery,
  body: null,
  reply: User,
  codes: [200],
  relayed: false
})

export const getAccessToken = endpoint({
  summary: 'Get access token details',
  ...routes.getAccessToken,
  access: 'person',
  scope: null,
  query: noQuery,
  body: null,
  reply: AccessTokenDetails,
  codes: [200],
  relayed: false
})

export const listSubscriptions = endpoint({
  summary: 'List user subscriptions',
  ...routes.listSubscriptions,
  access: 'person',
  scope: 'purchases.view',
  query: noQuery,
  body: null,
  reply: list(Subscription),
  codes: [200],
  relayed: false
})
