import * as v from 'valibot'
import { Subscription } from './records/account.ts'
import { endpoint } from './endpoint.ts'
import { list } from './records/envelope.ts'
import { ResellerProduct } from './records/reseller.ts'

export const listResellerProducts = endpoint({
  summary: 'List products available to reseller',
  method: 'GET',
  path: '/v2/reseller/products',
  access: 'person',
  scope: 'reseller.view',
  query: v.object({}),
  body: null,
  reply: list(ResellerProduct),
  codes: [200],
  relayed: false
})

export const activateSubscription = endpoint({
  summary: 'Activate subscription',
  method: 'POST',
  path: '/v2/reseller/activations',
  access: 'person',
  scope: 'reseller.purchase',
  query: v.object({}),
  body: v.pipe(
    v.object({
      product_id: v.string(),
      email: v.optional(v.string()),
      user_id: v.optional(v.string())
    }),
    v.check(
      ({ email, user_id: user }) => email !== undefined || user !== undefined,
      'Expected email or user_id'
    )
  ),
  reply: Subscription,
  codes: [201, 400, 404],
  relayed: false
})
