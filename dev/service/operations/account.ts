import {
  getAccessToken,
  getUser,
  listSubscriptions
} from '../../../contract/api/account-endpoints.ts'
import {
  findPlans,
  isRunning,
  subscriptionRecord
} from '../licensing/subscriptions.ts'
import type { Person } from '../oauth/people.ts'
import { operation, personOf } from '../requests/operation.ts'

export const getUserOperation = operation(getUser, call => {
  const person = personOf(call)
  const licenses = findPlans(call.core, person.id)
    .filter(plan => isRunning(call.core, plan))
    .map(({ license }) => license)
  const mayReadEmail = call.caller?.token?.scopes.includes('user.email')
  return {
    id: person.id,
    username: person.username,
    full_name: `${person.firstName} ${person.lastName}`.trim(),
    first_name: person.firstName,
    last_name: person.lastName,
    language: person.language,
    customer_id: person.customerId,
    ...memberships(person),
    ...(mayReadEmail && { email: person.email }),
    is_premier: licenses.some(name => name.startsWith('premier')),
    is_premier_parent: false,
    premier_permissions: [],
    only_sensitive_use: false,
    only_enhanced_license:
      licenses.length > 0 && licenses.every(name => name === 'enhanced')
  }
})

export const getAccessTokenOperation = operation(getAccessToken, call => {
  const person = personOf(call)
  const token = call.caller?.token
  const endsAt = token?.endsAt ?? null
  return {
    client_id: token?.clientId,
    realm: token?.realm,
    scopes: token?.scopes,
    username: person.username,
    user_id: person.id,
    customer_id: person.customerId,
    ...memberships(person),
    ...(endsAt !== null && {
      expires_in: Math.ceil((endsAt - call.core.now()) / 1000)
    })
  }
})

export const listSubscriptionsOperation = operation(
  listSubscriptions,
  call => ({
    data: findPlans(call.core, personOf(call).id).map(plan =>
      subscriptionRecord(call.core, plan)
    )
  })
)

function memberships({ contributorId, organizationId }: Person) {
  return {
    ...(contributorId !== null && { contributor_id: contributorId }),
    ...(organizationId !== null && { organization_id: organizationId })
  }
}
