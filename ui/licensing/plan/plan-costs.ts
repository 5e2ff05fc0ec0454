import type { Subscription } from '../../api/subscription.ts'
import { planSizes } from './license-plan.ts'
import type { PlanChoice } from './license-plan.ts'
import { choiceRank } from './owned-licenses.ts'
import type { Wish } from './findings.ts'

/** Of a choice; see `rankOf`. */
const maxRank = planSizes.video.length

export interface PlanCosts {
  /** In order of preference. */
  subscriptions: readonly Subscription[]
  /** Of a choice, a whole number. */
  costOf(choice: PlanChoice, wish: Wish | undefined): number
  /** A download above this cost would override the person's choice. */
  maxCost: number
}

/**
 * Costs of choices whose least sum, in this order, keeps most choices of the
 * person, spends least money, takes the sizes that suit best or are the largest
 * and the usual license of a track, and uses the allotments that end soonest. Each criterion outweighs
 * everything after it, even on the longest path between subscriptions.
 */
export function weighChoices(all: readonly Subscription[]): PlanCosts {
  const subscriptions = [...all]
  subscriptions.sort(byEnd)
  const ranks = new Map(subscriptions.map(({ id }, rank) => [id, rank]))
  const cents = new Map(all.map(one => [one.id, centsOf(one)]))
  const longest = 2 * (all.length + 1)
  const perSize = longest * all.length + 1
  const perCent = perSize * (maxRank * longest + 1)
  const perWish = perCent * longest * (Math.max(0, ...cents.values()) + 1)
  return {
    subscriptions,
    maxCost: perWish / 2,
    costOf(choice, wish) {
      const { subscriptionId, size } = choice
      const kept =
        Number(wish?.subscriptionId === subscriptionId) +
        Number(wish?.size === size)
      return (
        (ranks.get(subscriptionId) ?? 0) +
        perSize * rankOf(choice, wish) +
        perCent * (cents.get(subscriptionId) ?? 0) -
        perWish * kept
      )
    }
  }
}

/** 0 for what suits the layers; the largest are next. */
function rankOf(choice: PlanChoice, wish: Wish | undefined): number {
  const rank = choiceRank(choice)
  if (!wish?.suits) return rank
  return choice.size === wish.suits ? 0 : rank + 1
}

function centsOf({ price }: Subscription): number {
  return Math.round((price?.amount ?? 0) * 100)
}

function byEnd(a: Subscription, b: Subscription): number {
  const [first, second] = [endOf(a), endOf(b)]
  if (first !== second) return first < second ? -1 : 1
  return a.id < b.id ? -1 : 1
}

/**
 * When its remaining downloads expire. A subscription without an allotment is
 * last: it may have ended, if our clock is slow.
 */
function endOf({ renewsAt, expiresAt, left, limit }: Subscription): number {
  if (left === null && limit === null) return Infinity
  const ends = [renewsAt, expiresAt].map(time => Date.parse(time ?? ''))
  return Math.min(...ends.map(end => (Number.isFinite(end) ? end : Infinity)))
}
