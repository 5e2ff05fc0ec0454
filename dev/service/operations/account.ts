import {
  getAccessToken,
  getUser,
  listSubscriptions
} from '../../../contract/api/account-endpoints.ts'
import { operation, personOf } from '../http/operation.ts'
import type { Core } from '../core.ts'
import {
  findPlans,
  isRunning,
  subscriptionRecord
} from '../licensing/subscriptions.ts'
import type { Person } from '../oauth/people.ts'

export const getUserOperation = operation(getUser, call => {
  const person = personOf(call)
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
    is_premier: hasPremier(call.core, person.id),
    is_premier_parent: false,
    premier_permissions: [],
    only_sensitive_use: false,
    only_enhanced_license: false
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

function hasPremier(core: Core, person: string): boolean {
  return findPlans(core, person).some(
    plan => plan.license.startsWith('premier') && isRunning(core, plan)
  )
}
