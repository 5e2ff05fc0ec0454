import type { Size } from '../../../contract/picture.ts'
import type { PlanItem } from './license-plan.ts'

/** Pixels of the file that is licensed or owned; null while unknown. */
export function plannedSize({ asset, decision }: PlanItem): Size | null {
  const chosen = decision.kind === 'license' ? decision.choice : decision
  const name = 'size' in chosen && `${chosen.size}_${chosen.format}`
  const file = asset?.sizes.find(one => one.name === name)
  const { width, height } = file ?? {}
  return width && height ? { width, height } : null
}
