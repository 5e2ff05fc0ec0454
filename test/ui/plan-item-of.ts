import type {
  PlanDecision,
  PlanItem
} from '../../ui/licensing/plan/license-plan.ts'
import { assetOf } from './asset-of.ts'

/** An ordinary plan item with these changes. */
export function planItemOf(
  assetId: string,
  decision: PlanDecision,
  change: Partial<PlanItem> = {}
): PlanItem {
  return {
    assetId,
    mediaType: 'image',
    asset: assetOf(assetId),
    decision,
    choices: [],
    ticks: [],
    isLeftOut: false,
    claim: null,
    begun: [],
    again: null,
    ...change
  }
}
