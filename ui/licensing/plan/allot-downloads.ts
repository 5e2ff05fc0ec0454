import { assetKey } from '../../../contract/asset-key.ts'
import type { Subscription } from '../../api/subscription.ts'
import { createAssignment } from './assign-downloads.ts'
import { chargePerLicense } from './choices.ts'
import type { Draft } from './draft-item.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { PlanChoice } from './license-plan.ts'
import { weighChoices } from './plan-costs.ts'
import type { PlanCosts } from './plan-costs.ts'
import type { Wish, Wishes } from './findings.ts'

/** What a draft gets for its download. */
export interface AllottedDownload {
  choice: PlanChoice
  isAsWished: boolean
}

/** What the assets of one kind can get. */
interface Offers {
  /** By index of the subscription. */
  costs: readonly number[]
  /** By index of the subscription, its best choice. */
  best: readonly (PlanChoice | undefined)[]
}

interface Row {
  turn: number
  wish: Wish | undefined
  offers: Offers
}

/**
 * By index of the draft; null if no download is left or needed. A draft that is
 * left out shows what it would get on its own.
 */
export function allotDownloads(
  drafts: readonly Draft[],
  subscriptions: readonly Subscription[],
  wishes: Wishes
): (AllottedDownload | null)[] {
  const weighed = weighChoices(subscriptions)
  const offersFor = createOffers(weighed)
  const rows = drafts.flatMap((draft, turn): Row[] => {
    if (draft.decision) return []
    const wish = wishes.get(assetKey(draft.item))
    return [{ turn, wish, offers: offersFor(draft, wish) }]
  })
  const allotted: (AllottedDownload | null)[] = drafts.map(() => null)
  const give = (row: Row, subscription: number) => {
    allotted[row.turn] = toAllotted(row, subscription)
  }
  const downloads = weighed.subscriptions.map(({ left }) =>
    left === null ? Infinity : Math.floor(left / chargePerLicense)
  )
  const assignment = createAssignment(downloads, weighed.maxCost)
  const isOut = ({ turn }: Row) => drafts[turn]?.item.isLeftOut ?? false
  const isSure = ({ turn }: Row) =>
    drafts[turn]?.item.ticks.every(({ isTicked }) => isTicked) ?? false
  const inPlan = rows.filter(row => !isOut(row))
  const sure = inPlan.filter(isSure)
  const waiting = inPlan.filter(row => !isSure(row))
  let known = 0
  for (const part of [sure, waiting]) {
    const kinds = [...groupBy(part, ({ offers }) => offers)]
    assignment.add(
      kinds.map(([{ costs }, { length: count }]) => ({ costs, count }))
    )
    for (const [{ costs }, same] of kinds) {
      const kind = known++
      const counts = costs.map((_, i) => assignment.countOf(kind, i))
      const places = bestFirst(costs, counts)
      places.forEach((place, i) => same[i] && give(same[i], place))
    }
  }
  rows.filter(isOut).forEach(row => {
    const { costs } = row.offers
    give(row, costs.indexOf(Math.min(...costs)))
  })
  return allotted
}

/** Each subscription once per allowed license, cheapest first. */
function bestFirst(
  costs: readonly number[],
  counts: readonly number[]
): number[] {
  const places = counts.flatMap((count, place) =>
    Array.from({ length: count }, () => place)
  )
  places.sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0))
  return places
}

function toAllotted(
  { wish, offers }: Row,
  subscription: number
): AllottedDownload | null {
  const choice = offers.best[subscription]
  if (!choice) return null
  const { subscriptionId = choice.subscriptionId, size = choice.size } =
    wish ?? {}
  const isAsWished =
    choice.subscriptionId === subscriptionId && choice.size === size
  return { choice, isAsWished }
}

/** The same offers for assets with the same choices and wish. */
function createOffers(weighed: PlanCosts) {
  const { subscriptions } = weighed
  const turns = new Map(subscriptions.map(({ id }, i) => [id, i]))
  const known = new Map<readonly PlanChoice[], Map<string, Offers>>()

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
    const byWish = known.get(candidates) ?? new Map<string, Offers>()
    known.set(candidates, byWish)
    const key = `${wish?.size} ${wish?.suits} ${wish?.subscriptionId}`
    const offers = byWish.get(key) ?? toOffers(candidates, wish)
    byWish.set(key, offers)
    return offers
  }
}
