import type { Subscription } from '../api/subscription.ts'
import { createAssignment } from './assign-downloads.ts'
import type { AssetCosts } from './assign-downloads.ts'
import { chargePerLicense } from './choices.ts'
import type { Draft } from './draft-item.ts'
import type { PlanChoice } from './license-plan.ts'
import { weighChoices } from './plan-costs.ts'
import type { PlanCosts } from './plan-costs.ts'
import type { Wish, Wishes } from './plan.ts'

/** What a draft that takes a download gets. */
export interface Handed {
  choice: PlanChoice
  isAsWished: boolean
}

interface Offers {
  costs: AssetCosts
  /** By the turn of the subscription, the best of its choices. */
  best: readonly (PlanChoice | undefined)[]
}

interface Row extends Offers {
  turn: number
  wish: Wish | undefined
}

/**
 * By the turn of the drafts; null where nothing is left, or nothing needed.
 * What is left out is shown what it would get if it were alone.
 */
export function handOut(
  drafts: readonly Draft[],
  subscriptions: readonly Subscription[],
  wishes: Wishes
): (Handed | null)[] {
  const weighed = weighChoices(subscriptions)
  const offersFor = createOffers(weighed)
  const rows = drafts.flatMap((draft, turn): Row[] => {
    if (draft.decision) return []
    const wish = wishes.get(draft.item.assetId)
    return [{ turn, wish, ...offersFor(draft, wish) }]
  })
  const handed: (Handed | null)[] = drafts.map(() => null)
  const downloads = weighed.subscriptions.map(({ left }) =>
    left === null ? Infinity : Math.floor(left / chargePerLicense)
  )
  const assignment = createAssignment(downloads, weighed.most)
  const isSure = ({ turn }: Row) =>
    drafts[turn]?.item.ticks.every(({ isTicked }) => isTicked) ?? false
  const isOut = ({ turn }: Row) => drafts[turn]?.item.isLeftOut ?? false
  const inPlan = rows.filter(row => !isOut(row))
  const sure = inPlan.filter(isSure)
  const waiting = inPlan.filter(row => !isSure(row))

  assignment.add(sure.map(({ costs }) => costs))
  const first = assignment.subscriptions()
  sure.forEach((row, i) => give(row, first[i] ?? -1))
  assignment.add(waiting.map(({ costs }) => costs))
  const second = assignment.subscriptions().slice(sure.length)
  waiting.forEach((row, i) => give(row, second[i] ?? -1))
  rows.filter(isOut).forEach(row => {
    give(row, row.costs.indexOf(Math.min(...row.costs)))
  })
  return handed

  function give({ turn, wish, best }: Row, subscription: number): void {
    const choice = best[subscription]
    if (!choice) return
    const { subscriptionId = choice.subscriptionId, size = choice.size } =
      wish ?? {}
    const isAsWished =
      choice.subscriptionId === subscriptionId && choice.size === size
    handed[turn] = { choice, isAsWished }
  }
}

/** Assets of the same kind about which nothing is wished are offered the same. */
function createOffers(weighed: PlanCosts) {
  const { subscriptions } = weighed
  const turns = new Map(subscriptions.map(({ id }, i) => [id, i]))
  const known = new Map<readonly PlanChoice[], Offers>()

  function toOffers(
    candidates: readonly PlanChoice[],
    wish: Wish | undefined
  ): Offers {
    const costs = subscriptions.map(() => Infinity)
    const best: (PlanChoice | undefined)[] = []
    for (const choice of candidates) {
      const place = turns.get(choice.subscriptionId) ?? -1
      const cost = weighed.costOf(choice, wish)
      if (cost >= (costs[place] ?? Infinity)) continue
      costs[place] = cost
      best[place] = choice
    }
    return { costs, best }
  }

  return ({ candidates }: Draft, wish: Wish | undefined): Offers => {
    if (wish) return toOffers(candidates, wish)
    const offers = known.get(candidates) ?? toOffers(candidates, wish)
    known.set(candidates, offers)
    return offers
  }
}
