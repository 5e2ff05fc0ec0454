import type { Subscription } from '../../api/subscription.ts'
import type { PlanChoice } from './license-plan.ts'
import { sizeRank } from './owned-licenses.ts'
import type { Wish } from './findings.ts'

export interface PlanCosts {
  /** In the order in which they are preferred. */
  subscriptions: readonly Subscription[]
  /** Of a choice, whole. */
  costOf(choice: PlanChoice, wish: Wish | undefined): number
  /** A download that costs more would go against what a person chose. */
  most: number
}

/**
 * What a choice costs, so that the sum is least when, in this order, most of
 * what the person chose is kept, least money is spent, the largest sizes are
 * taken, and allotments that end soonest. Each weighs more than all that come
 * after it can on the longest way between subscriptions.
 */
export function weighChoices(all: readonly Subscription[]): PlanCosts {
  const subscriptions = [...all]
  subscriptions.sort(byEnd)
  const ranks = new Map(subscriptions.map(({ id }, rank) => [id, rank]))
  const cents = new Map(all.map(one => [one.id, centsOf(one)]))
  const longest = 2 * (all.length + 1)
  const perSize = longest * all.length + 1
  const perCent = perSize * (2 * longest + 1)
  const perWish = perCent * longest * (Math.max(0, ...cents.values()) + 1)
  return {
    subscriptions,
    most: perWish / 2,
    costOf({ subscriptionId, size }, wish) {
      const kept =
        Number(wish?.subscriptionId === subscriptionId) +
        Number(wish?.size === size)
      return (
        (ranks.get(subscriptionId) ?? 0) +
        perSize * sizeRank(size) +
        perCent * (cents.get(subscriptionId) ?? 0) -
        perWish * kept
      )
    }
  }
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
 * When what is left of it is lost. One without an allotment comes last: it may
 * have ended, where our clock is behind.
 */
function endOf({ renewsAt, expiresAt, left, limit }: Subscription): number {
  if (left === null && limit === null) return Infinity
  const ends = [renewsAt, expiresAt].map(time => Date.parse(time ?? ''))
  return Math.min(...ends.map(end => (Number.isFinite(end) ? end : Infinity)))
}
