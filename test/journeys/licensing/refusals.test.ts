import { expect, it } from 'vitest'
import { openPlan } from '../set-up/license-all.ts'
import { openWithComps } from '../set-up/open-with-comps.ts'
import { findAtBothWidths } from '../set-up/resize-panel.ts'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { openTab, results } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it.each([
  ['viewer', 'You have no API subscription.'],
  ['spent', 'You have no downloads left for this.'],
  ['lapsed', 'Your subscriptions have expired.']
])(
  'says once in This file why %s cannot license, and leads on',
  async (name, reason) => {
    const { opened, panel } = await openWithComps(journey, name, 'mountain', 2)
    await openTab(panel, 'This file')

    await panel.getByText(reason).waitFor()
    expect(await panel.getByText(reason).count()).toBe(1)
    expect(await panel.getByRole('button', { name: /^License/ }).count()).toBe(
      0
    )
    const popup = opened.context.waitForEvent('page')
    await panel.getByRole('button', { name: 'See plans' }).click()
    expect((await popup).url()).toContain(journey.stack.addresses.service)
    await panel.getByRole('button', { name: 'Request licenses (2)' }).click()
    await panel.getByRole('button', { name: 'Request 2 licenses' }).click()

    await panel.getByText('1 request, 2 to license').waitFor()
    expect(
      journey.stack.service.arrivals.count('POST', '/v2/images/licenses')
    ).toBe(0)
  }
)

it('leads from a plan that licenses nothing to a request', async () => {
  const { panel } = await openWithComps(journey, 'intern', 'mountain', 2)
  const plan = await openPlan(panel)
  await plan.getByText('Your account can’t license any of the sizes.').waitFor()
  expect(await plan.getByText('Your account can’t').count()).toBe(1)
  const cut = await findAtBothWidths(panel, () => findUnreachable(panel))
  expect(cut).toEqual([])

  await plan.getByRole('button', { name: 'Request instead' }).click()

  await panel.getByRole('button', { name: 'Request 2 licenses' }).waitFor()
})

it('offers a request on the page of an asset, and places its comp', async () => {
  const { opened, panel } = await journey.openSearchAs('viewer')
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.fill('mountain')
  await field.press('Enter')
  await results(panel).first().getByRole('button').first().click()
  await panel.getByRole('button', { name: 'Request license' }).click()
  await panel.getByText(/^Anything not in this file yet/).waitFor()

  await panel.getByRole('button', { name: 'Request 1 license' }).click()

  await panel.getByText('Requested 1 license').waitFor()
  const placed = await opened.page.evaluate(
    () => window.figmaHost?.scene().children.length
  )
  expect(placed).toBe(1)
  await openTab(panel, 'This file')
  await panel.getByText('1 request, 1 to license').waitFor()
})

it('focuses the field that an enterprise must fill in', async () => {
  const { panel } = await openWithComps(journey, 'enterprise', 'mountain')
  const plan = await openPlan(panel)

  await plan.getByRole('button', { name: 'License 1 image' }).click()

  const client = plan.getByLabel('Client (required)')
  await client.and(plan.locator(':focus')).waitFor()
  expect(
    await plan.getByText('Your subscription requires: Client').count()
  ).toBe(1)
})
