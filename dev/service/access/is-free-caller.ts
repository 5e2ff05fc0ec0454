import type { Core } from '../core/core.ts'
import { runningPlans } from '../licensing/running-plans.ts'
import type { Caller } from './authenticate.ts'

/**
 * Whether the application has a free API subscription, or all subscriptions of
 * the person are free ones.
 */
export function isFreeCaller(
  core: Core,
  { application, person }: Caller
): boolean {
  if (application.isFree) return true
  if (!person) return false
  const plans = runningPlans(core, person.id)
  return plans.length > 0 && plans.every(plan => plan.hasLimitedLibrary)
}
