import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { findViolations } from '../looks/find-violations.ts'
import { findAtBothWidths } from '../set-up/resize-panel.ts'
import { results, scrollOf, searchFor } from '../set-up/search-and-place.ts'
import { focused, tabTo } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

/** What each result is called, in order. */
function namesOf(panel: Frame): Promise<(string | null)[]> {
  const images = results(panel).locator('img')
  return images.evaluateAll(all => all.map(one => one.getAttribute('alt')))
}

it('steps through the results by arrow keys, and returns to where it got', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  const names = await namesOf(panel)
  await tabTo(opened, panel, 'cell 0')
  const start = await scrollOf(panel)

  await keyboard.press('o')
  await panel.getByRole('heading', { name: names[0] ?? '' }).waitFor()
  // the results below are more than what is in view
  for (let index = 1; index <= 14; index += 1) {
    await keyboard.press('ArrowRight')
  }
  await keyboard.press('ArrowLeft')
  const buttons = panel.getByRole('button', { name: /^(Previous|Next)$/ })
  expect(await buttons.count()).toBe(2)
  expect(await findViolations(panel)).toEqual([])
  expect(
    await findAtBothWidths(panel, () => findUnreachable(panel, '#view'))
  ).toEqual([])
  await keyboard.press('Escape')

  await expect.poll(() => focused(panel)).toBe('cell 13')
  expect(await scrollOf(panel)).toBeGreaterThan(start)
})

it('keeps the focus on the button that steps', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'lake')
  const names = await namesOf(panel)
  await results(panel).first().getByRole('button').first().click()

  await tabTo(opened, panel, 'Next')
  await keyboard.press('Enter')
  await panel.getByRole('heading', { name: names[1] ?? '' }).waitFor()

  expect(await focused(panel)).toBe('Next')
})
