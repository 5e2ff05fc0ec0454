import type { Core } from '../core/core.ts'
import { runningPlans } from '../licensing/running-plans.ts'
import type { Caller } from './authenticate.ts'

/**
 * Whether the application has a free API subscription, or the person has no
 * subscription but such ones.
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
