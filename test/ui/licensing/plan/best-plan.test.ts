import { expect, it } from 'vitest'
import { randomFrom } from '../../../../dev/catalog/assets/random.ts'
import type { Random } from '../../../../dev/catalog/assets/random.ts'
import { planSizes } from '../../../../ui/licensing/plan/license-plan.ts'
import type { PlanSize } from '../../../../ui/licensing/plan/license-plan.ts'
import { makePlan } from '../../../../ui/licensing/plan/make-plan.ts'
import type { Findings, Wish } from '../../../../ui/licensing/plan/findings.ts'
import { assetOf } from '../../asset-of.ts'
import { bestWorth, worthOfPlan } from './best-plan.ts'
import { sizeOf, subscriptionOf } from '../../plan-of.ts'
import { imagesOf } from '../../../image-refs.ts'

/** Each tries every way to license up to six assets. */
const cases = 2000
const seed = Math.floor(Math.random() * 1e9)

function someOf<Item>(random: Random, items: readonly Item[]): Item[] {
  return items.filter(() => random.chance(0.6))
}

/** `isNarrow`: each asset has one size, which leaves few plans to try. */
function caseOf(random: Random, max: { assets: number; isNarrow?: boolean }) {
  const sizes = planSizes.image
  const days = Array.from({ length: 4 }, (_, i) => i + 10)
  const subscriptions = days.map((day, i) =>
    subscriptionOf({
      id: `s${i}`,
      left: random.chance(0.15) ? null : Math.floor(random.next() * 4),
      expiresAt: `2026-04-${day}T00:00:00Z`,
      formats: [...someOf(random, sizes).map(size => `${size}_jpg`), 'x'],
      price: random.chance(0.3)
        ? { amount: Math.ceil(random.next() * 3) / 2, currency: 'USD' }
        : null
    })
  )
  subscriptions.sort(() => random.next() - 0.5)
  const count = 1 + Math.floor(random.next() * max.assets)
  const assetIds = Array.from({ length: count }, (_, i) => `${i}`)
  const assets = assetIds.map(id => {
    const only = sizes[Math.floor(random.next() * sizes.length)]
    const has = (size: PlanSize) =>
      max.isNarrow ? size === only : random.chance(0.7)
    return assetOf(id, {
      sizes: sizes.map(size => sizeOf(`${size}_jpg`, has(size)))
    })
  })
  const wishes = new Map<string, Wish>()
  const isWishful = random.chance(0.5)
  for (const id of assetIds) {
    if (!isWishful || random.chance(0.5)) continue
    const size = random.chance(0.3) ? sizes.at(-1) : undefined
    const subscriptionId = `s${Math.floor(random.next() * 4)}`
    wishes.set(id, { subscriptionId, ...(size && { size }) })
  }
  const findings: Findings = {
    wanted: imagesOf(assetIds),
    assets: new Map(assets.map(asset => [asset.assetId, asset])),
    subscriptions,
    licenses: [],
    open: [],
    ledger: [],
    now: Date.parse('2026-03-01T12:00:00Z')
  }
  return { findings, wishes }
}

it(`finds the best plan, seed ${seed}`, () => {
  for (let turn = 0; turn < cases; turn++) {
    const random = randomFrom(seed + turn)
    const isBroad = turn % 2 === 0
    const max = { assets: isBroad ? 6 : 4, isNarrow: isBroad }
    const { findings, wishes } = caseOf(random, max)

    const made = makePlan('plan', findings, wishes)

    const worth = worthOfPlan(made, findings, wishes)
    expect(worth, `seed ${seed + turn}`).toEqual(bestWorth(findings, wishes))
  }
})

it(`stays within the downloads left, seed ${seed}`, () => {
  for (let turn = 0; turn < cases; turn++) {
    const random = randomFrom(seed + turn)
    const { findings, wishes } = caseOf(random, { assets: 30 })

    const { charges, totalCharge, items } = makePlan('plan', findings, wishes)

    const isWithin = charges.every(
      ({ subscription: { left }, charge, leftAfter }) =>
        left === null || (charge <= left && leftAfter === left - charge)
    )
    const planned = items.filter(({ decision }) => decision.kind === 'license')
    expect([isWithin, totalCharge]).toEqual([true, planned.length])
  }
})

it(`does not depend on the order, seed ${seed}`, () => {
  for (let turn = 0; turn < cases / 10; turn++) {
    const random = randomFrom(seed + turn)
    const { findings, wishes } = caseOf(random, { assets: 30 })
    const turned: Findings = {
      ...findings,
      wanted: findings.wanted.toReversed(),
      subscriptions: findings.subscriptions.toReversed()
    }

    const made = makePlan('plan', findings, wishes)
    const again = makePlan('plan', findings, wishes)
    const other = makePlan('plan', turned, wishes)

    expect(again).toEqual(made)
    expect(worthOfPlan(other, findings, wishes)).toEqual(
      worthOfPlan(made, findings, wishes)
    )
  }
})

it(`does not change its input, seed ${seed}`, () => {
  for (let turn = 0; turn < cases / 10; turn++) {
    const given = caseOf(randomFrom(seed + turn), { assets: 30 })
    const before = structuredClone(given)

    makePlan('plan', given.findings, given.wishes)

    expect(given).toEqual(before)
  }
})
