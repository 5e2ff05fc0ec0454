import type { Subscription } from '../../../../ui/api/subscription.ts'
import { createChooser } from '../../../../ui/licensing/plan/choices.ts'
import { planSizes } from '../../../../ui/licensing/plan/license-plan.ts'
import type {
  LicensePlan,
  PlanChoice
} from '../../../../ui/licensing/plan/license-plan.ts'
import type {
  Findings,
  Wishes
} from '../../../../ui/licensing/plan/findings.ts'

/**
 * Worth of a plan, by priority: kept wishes, licensed assets, cents, steps
 * below the largest size, order of ends. The last three count negatively.
 */
export type Worth = number[]

/** Tries every plan. */
export function bestWorth(findings: Findings, wishes: Wishes): Worth {
  const { wanted, assets, subscriptions, now } = findings
  const left = new Map(subscriptions.map(one => [one.id, one.left]))
  const choicesFor = createChooser(subscriptions, now)
  const all = wanted.map(({ assetId }) => {
    const asset = assets.get(assetId)
    const choices = asset ? choicesFor(asset) : 'asset-unavailable'
    return typeof choices === 'string' ? [] : choices.all
  })
  let best: Worth = [-Infinity]
  const chosen: (PlanChoice | null)[] = []
  tryFrom(0)
  return best

  function tryFrom(turn: number): void {
    if (turn === all.length) {
      const worth = worthOf(chosen, findings, wishes)
      if (compare(worth, best) > 0) best = worth
      return
    }
    chosen[turn] = null
    tryFrom(turn + 1)
    for (const choice of all[turn] ?? []) {
      const downloads = left.get(choice.subscriptionId) ?? null
      if (downloads !== null && downloads < 1) continue
      left.set(choice.subscriptionId, downloads && downloads - 1)
      chosen[turn] = choice
      tryFrom(turn + 1)
      left.set(choice.subscriptionId, downloads)
    }
    chosen[turn] = null
  }
}

/** Worth of the plan by `makePlan`. */
export function worthOfPlan(
  { items }: LicensePlan,
  findings: Findings,
  wishes: Wishes
): Worth {
  const chosen = findings.wanted.map(({ assetId }) => {
    const item = items.find(one => one.assetId === assetId)
    return item?.decision.kind === 'license' ? item.decision.choice : null
  })
  return worthOf(chosen, findings, wishes)
}

function worthOf(
  chosen: readonly (PlanChoice | null)[],
  { wanted, subscriptions }: Findings,
  wishes: Wishes
): Worth {
  const inTurn = subscriptions.toSorted((a, b) => endOf(a) - endOf(b))
  const worth = [0, 0, 0, 0, 0]
  chosen.forEach((choice, turn) => {
    if (!choice) return
    const wish = wishes.get(wanted[turn]?.assetId ?? '')
    const place = inTurn.findIndex(({ id }) => id === choice.subscriptionId)
    const parts = [
      Number(wish?.subscriptionId === choice.subscriptionId) +
        Number(wish?.size === choice.size),
      1,
      -Math.round((inTurn[place]?.price?.amount ?? 0) * 100),
      -planSizes.image.findIndex(size => size === choice.size),
      -place
    ]
    parts.forEach((part, i) => (worth[i] = (worth[i] ?? 0) + part))
  })
  return worth
}

function compare(a: Worth, b: Worth): number {
  const place = a.findIndex((part, i) => part !== b[i])
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}

function endOf({ expiresAt }: Subscription): number {
  return Date.parse(expiresAt ?? '')
}
