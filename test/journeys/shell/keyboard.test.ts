import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { results, scrollOf, searchFor } from '../set-up/search-and-place.ts'
import { focused, tabTo } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('searches, places and returns to the same result by keyboard', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await expect.poll(() => hasFocus(opened.page)).toBe(true)
  await tabTo(opened, panel, 'Search images')
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

it('goes back and focuses the search field by keyboard shortcuts', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  await tabTo(opened, panel, 'cell 0')
  await keyboard.press('Space')
  await panel.getByRole('button', { name: '1 picked, clear' }).waitFor()
  await keyboard.press('Enter')
  await expect.poll(() => focused(panel)).toBe('Back')

  await keyboard.press('Escape')

  await expect.poll(() => focused(panel)).toBe('cell 0')
  const none = panel.getByRole('button', { name: '1 picked, clear' })
  expect(await none.count()).toBe(1)
  await keyboard.press('Escape')
  await none.waitFor({ state: 'detached' })
  await keyboard.press('Alt+Digit3')
  await expect.poll(() => focused(panel)).toBe('This file')
  await keyboard.press('/')
  await expect.poll(() => focused(panel)).toBe('Search images')
  await keyboard.type('a/b')
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  expect(await field.inputValue()).toBe('a/b')
})

it('takes the first press after the mouse, on a check mark and in the bar', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  await results(panel).nth(1).hover()
  await results(panel).nth(1).getByRole('button', { name: /^Pick/ }).click()

  await keyboard.press('p')
  await opened.page.waitForFunction(
    () => window.figmaHost?.scene().children.length === 1
  )
  await panel.getByRole('button', { name: 'Save 1 to a collection' }).focus()
  await keyboard.press('s')

  await panel.getByRole('dialog', { name: /^Save/ }).waitFor()
  const picked = panel.getByRole('button', { name: '1 picked, clear' })
  expect(await picked.count()).toBe(1)
})

/** Asks the page, as a frame in another process may notice the focus late. */
function hasFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
}
