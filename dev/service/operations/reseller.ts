import {
  activateSubscription,
  listResellerProducts
} from '../../../contract/api/reseller-endpoints.ts'
import type { Core } from '../core/core.ts'
import { invalidValue } from '../http/invalid-value.ts'
import { ServiceError } from '../http/service-error.ts'
import { activateProduct } from '../licensing/activate-product.ts'
import {
  productRecord,
  resellerProducts
} from '../licensing/reseller-products.ts'
import { findPlan, subscriptionRecord } from '../licensing/subscriptions.ts'
import { findByEmail, findPerson, type Person } from '../oauth/people.ts'
import { operation, personOf, type Call } from '../requests/operation.ts'

export const listResellerProductsOperation = operation(
  listResellerProducts,
  call => {
    resellerOf(call)
    return { data: resellerProducts.map(productRecord) }
  }
)

export const activateSubscriptionOperation = operation(
  activateSubscription,
  call => {
    const { core, body } = call
    const reseller = resellerOf(call)
    const product = resellerProducts.find(({ id }) => id === body.product_id)
    if (!product) {
      throw invalidValue(
        '$.body.product_id',
        body.product_id,
        'There is no such product'
      )
    }
    const person = findBuyer(core, body.email, body.user_id)
    const id = activateProduct(core, reseller.id, person.id, product)
    const plan = findPlan(core, id)
    if (!plan) throw new Error('The new subscription is missing')
    return subscriptionRecord(core, plan)
  }
)

function resellerOf(call: Call<unknown, unknown>): Person {
  const person = personOf(call)
  if (person.isReseller) return person
  throw new ServiceError(403, { message: 'This operation is for resellers' })
}

/** The person whom all given fields identify. */
function findBuyer(
  core: Core,
  email: string | undefined,
  id: string | undefined
): Person {
  const { accounts } = core
  const known =
    email === undefined
      ? [findPerson(accounts, id ?? '')]
      : findByEmail(accounts, email)
  const [person, another] = known.filter(
    one => id === undefined || one?.id === id
  )
  if (!person) throw new ServiceError(404, { message: 'Not Found' })
  if (!another) return person
  throw invalidValue(
    '$.body.email',
    email,
    'Several people have this address: name one by user_id'
  )
}
