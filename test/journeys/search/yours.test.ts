import type { Frame, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { findFaint } from '../looks/find-faint.ts'
import { findViolations } from '../looks/find-violations.ts'
import { measureBox } from '../set-up/measure-box.ts'
import { rerunPlugin } from '../set-up/rerun-plugin.ts'
import { place, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('shows what is yours before the library answers, and moves nothing then', async () => {
  const { opened, panel: first } = await journey.openPanel()
  await searchFor(first, 'mountain')
  await place(opened, 0)
  await place(opened, 1)
  await first.getByRole('searchbox', { name: 'Search images' }).fill('')
  await recent(first).locator('img').first().waitFor()
  const held: Route[] = []
  let isHeld = true
  await opened.page.route(/\/api\/v2\/images\?/, route =>
    isHeld ? void held.push(route) : route.continue()
  )

  const panel = await rerunPlugin(opened)
  await recent(panel).getByRole('button').nth(1).waitFor()
  const names = await namesIn(panel)
  const before = await boxes(panel)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  isHeld = false
  await Promise.all(held.map(route => route.continue()))
  await panel
    .locator('section[aria-labelledby=yours]:not([aria-busy=true])')
    .waitFor()

  expect(names).toHaveLength(2)
  expect(await namesIn(panel)).toEqual(names)
  expect(await boxes(panel)).toEqual(before)
  const faults = [...(await findViolations(panel)), ...(await findFaint(panel))]
  expect(faults).toEqual([])
})

function recent(panel: Frame) {
  return panel.getByRole('list', { name: 'Recent', exact: true })
}

function namesIn(panel: Frame): Promise<(string | null)[]> {
  return recent(panel)
    .getByRole('button')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label')))
}

/** Of the section, and of what stands below it. */
async function boxes(panel: Frame) {
  return {
    yours: await measureBox(panel.getByRole('region', { name: 'Yours' })),
    welcome: await measureBox(
      panel.getByRole('region', { name: 'Welcome to Cleared' })
    )
  }
}
