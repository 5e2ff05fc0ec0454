import type { Core } from '../core/core.ts'
import type { Person } from '../oauth/people.ts'
import type { PlanFormat } from './plan-formats.ts'
import { runningPlans } from './running-plans.ts'

/** Formats in which a person may currently license images, videos or audio. */
export function licensableFormats(
  core: Core,
  { id, mayLicense }: Person,
  assetType: 'images' | 'videos' | 'audio'
): PlanFormat[] {
  if (!mayLicense) return []
  return runningPlans(core, id)
    .filter(plan => plan.assetType === assetType)
    .flatMap(plan => plan.formats)
}
