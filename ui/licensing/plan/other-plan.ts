import { chargePerLicense } from './choices.ts'
import type { PlanCharge, PlanItem } from './license-plan.ts'

/**
 * Another subscription with downloads left that licenses all these assets,
 * although not as usual; undefined if there is none.
 */
export function findOtherPlan(
  items: readonly PlanItem[],
  charges: readonly PlanCharge[]
): string | undefined {
  const [first, ...rest] = items
  const hasLeft = (id: string) => {
    const charge = charges.find(({ subscription }) => subscription.id === id)
    const left = charge ? charge.leftAfter : null
    return left === null || left >= chargePerLicense
  }
  return first?.choices
    .map(({ subscriptionId }) => subscriptionId)
    .find(
      id =>
        hasLeft(id) &&
        rest.every(({ choices }) =>
          choices.some(({ subscriptionId }) => subscriptionId === id)
        )
    )
}
