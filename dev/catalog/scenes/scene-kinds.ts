import type { PlanScene } from './scene-plan.ts'
import { planGradient } from './plan-gradient.ts'

/** Families of scenes and how often each comes up. */
const kinds: readonly (readonly [weight: number, plan: PlanScene])[] = [
  [1, planGradient]
]

const total = kinds.reduce((sum, [weight]) => sum + weight, 0)

/** The family for a number from 0 to 1. */
export function sceneKind(share: number): PlanScene {
  let rest = share * total
  for (const [weight, plan] of kinds) {
    rest -= weight
    if (rest < 0) return plan
  }
  return planGradient
}
