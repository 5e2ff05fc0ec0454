import type { Core } from '../core/core.ts'
import { isRepeat } from './licenses.ts'
import { findPlans, isRunning, type Plan } from './subscriptions.ts'

/** Requirements for a subscription. */
export interface Need {
  assetType: string
  size: string
  format: string
  /** For audio, whose requests name a license instead of a subscription. */
  license?: string | undefined
  subscription_id?: string | undefined
}

/**
 * Returns the named subscription. If none is named, of the suitable ones: the
 * one that has licensed the asset before and gives it free, else the first with
 * downloads left, else the first.
 */
export function choosePlan(
  core: Core,
  person: string,
  asset: string,
  need: Need
): Plan | undefined {
  const suitable = findPlans(core, person).filter(plan =>
    covers(core, plan, need)
  )
  return (
    suitable.find(plan => isFree(core, plan, asset)) ??
    suitable.find(({ left }) => left > 0) ??
    suitable[0]
  )
}

/** Whether the plan gives the asset free because it has licensed it before. */
export function isFree(core: Core, plan: Plan, asset: string): boolean {
  const repeats = core.faults.last('repeats')?.repeats ?? 'as-planned'
  if (repeats === 'charged') return false
  const isCharged = plan.chargesRepeats && repeats === 'as-planned'
  return !isCharged && isRepeat(core, plan.id, asset)
}

/** Whether a license of the plan covers this file, too. */
export function coversFile(plan: Plan, size: string, format: string): boolean {
  return plan.formats.some(one => one.size === size && one.format === format)
}

function covers(core: Core, plan: Plan, need: Need): boolean {
  const { subscription_id: wanted, license = plan.license } = need
  return (
    (wanted === undefined || plan.id === wanted) &&
    plan.assetType === need.assetType &&
    plan.license === license &&
    isRunning(core, plan) &&
    coversFile(plan, need.size, need.format)
  )
}
