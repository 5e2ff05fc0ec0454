import { expect, it } from 'vitest'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { findViolations } from '../looks/find-violations.ts'
import { findAtBothWidths } from '../set-up/resize-panel.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { focused, tabTo } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('places more like two picked images, by keyboard, and returns to the picks', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  await tabTo(opened, panel, 'cell 0')
  await keyboard.press('x')
  await keyboard.press('ArrowRight')
  await expect.poll(() => focused(panel)).toBe('cell 1')
  await keyboard.press('x')
  const picked = results(panel).and(panel.locator('[aria-selected=true]'))
  await expect.poll(() => picked.count()).toBe(2)

  await tabTo(opened, panel, 'More like these', 'Shift+Tab')
  await keyboard.press('Enter')
  const grid = panel.getByRole('grid', { name: 'More like these' })
  await grid.getByRole('gridcell').first().waitFor()
  await panel.getByText(/^Recommended by the library for these 2/).waitFor()
  await expect.poll(() => focused(panel)).toBe('Back')
  await tabTo(opened, panel, 'cell 0')
  await keyboard.press('p')
  await opened.page.waitForFunction(
    () => window.figmaHost?.scene().children.length === 1
  )
  expect(
    await findAtBothWidths(panel, () => findUnreachable(panel, '#view'))
  ).toEqual([])
  expect(await findViolations(panel)).toEqual([])
  await keyboard.press('Escape')

  await expect.poll(() => picked.count()).toBe(2)
  await expect.poll(() => focused(panel)).toBe('cell 1')
})
