import { expect, it } from 'vitest'
import { findOtherPlan } from '../../../../ui/licensing/plan/other-plan.ts'
import { plan, subscriptionOf } from '../../plan-of.ts'

const last = subscriptionOf({ left: 1 })
const special = subscriptionOf({ id: 's2', license: 'special', left: 1 })

it('finds a subscription with an unusual license that has downloads left', () => {
  const { items, charges } = plan(['1', '2'], {
    subscriptions: [last, special]
  })
  const refused = items.slice(1)

  expect(refused[0]?.decision).toMatchObject({ reason: 'taken-by-others' })
  expect(findOtherPlan(refused, charges)).toBe('s2')
})

it('plans with it, and asks about its license', () => {
  const wishes = { '2': { subscriptionId: 's2' } }
  const { items } = plan(['1', '2'], { subscriptions: [last, special] }, wishes)

  expect(items[1]).toMatchObject({
    decision: { kind: 'license', choice: { subscriptionId: 's2' } },
    ticks: [{ kind: 'unusual', isTicked: false }]
  })
})

it('finds none when all downloads are planned', () => {
  const { items, charges } = plan(['1', '2'], { subscriptions: [last] })

  expect(findOtherPlan(items.slice(1), charges)).toBeUndefined()
})
