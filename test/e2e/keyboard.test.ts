import type { Frame, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { results } from './search-and-place.ts'
import { focused, tabTo } from './tab-to.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('searches, places and comes back to the same result by keyboard', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  const { keyboard } = opened.page
  await expect.poll(() => hasFocus(opened.page)).toBe(true)
  await tabTo(opened, panel, 'Search assets')
  await keyboard.type('mountain')
  await keyboard.press('Enter')
  await results(panel).first().waitFor()
  await tabTo(opened, panel, 'cell 0')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight']) {
    const before = await focused(panel)
    await keyboard.press(key)
    await expect.poll(() => focused(panel)).not.toBe(before)
  }
  const cell = await focused(panel)
  const scroll = await scrollOf(panel)

  await keyboard.press('Enter')
  await expect.poll(() => focused(panel)).toBe('Back')
  await tabTo(opened, panel, 'Place')
  await keyboard.press('Enter')
  await opened.page.waitForFunction(
    () => window.figmaHost?.scene().children.length === 1
  )
  await tabTo(opened, panel, 'Back', 'Shift+Tab')
  await keyboard.press('Enter')

  await expect.poll(() => focused(panel)).toBe(cell)
  expect(cell).toMatch(/^cell [1-9]/)
  expect(await scrollOf(panel)).toBe(scroll)
})

/** Not asked of the panel: a frame of another process may hear of it late. */
function hasFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
}

function scrollOf(panel: Frame): Promise<number> {
  const grid = panel.getByRole('grid', { name: 'Results' })
  return grid.evaluate(element => element.parentElement?.scrollTop ?? -1)
}
