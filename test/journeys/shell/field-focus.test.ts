import { expect, it } from 'vitest'
import { openWithComps } from '../set-up/open-with-comps.ts'
import { confirmAsPlanned, planAll } from '../set-up/license-all.ts'
import { openTab, results, searchFor } from '../set-up/search-and-place.ts'
import { focused } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('takes words from the start on, and opens tabs by number all the same', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await expect.poll(() => focused(panel)).toBe('Search images')

  await keyboard.press('Alt+Digit3')
  await expect.poll(() => focused(panel)).toBe('This file')
  await keyboard.press('/')
  await expect.poll(() => focused(panel)).toBe('Search images')
  await keyboard.type('mountain')
  await keyboard.press('Enter')
  await results(panel).first().waitFor()

  expect(await field.inputValue()).toBe('mountain')
})

it('keeps earlier searches from covering the start page', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  await opened.page.getByRole('button', { name: 'Stop Cleared' }).click()
  await opened.page.getByRole('button', { name: 'Run Cleared' }).click()
  await opened.page.getByRole('option', { name: 'Open Cleared' }).click()
  const again = await opened.panel()

  await expect.poll(() => focused(again)).toBe('Search images')

  const list = again.getByRole('listbox')
  expect(await list.count()).toBe(0)
  await opened.page.keyboard.press('ArrowDown')
  await list.getByRole('option', { name: 'mountain' }).waitFor()
})

it('takes words in Licenses after a click on its tab, not by keys', async () => {
  const { opened, panel } = await openWithComps(journey, 'designer', 'mountain')
  const { keyboard } = opened.page
  await planAll(panel)
  await confirmAsPlanned(panel)
  const field = 'Search your licenses'

  await openTab(panel, 'Licenses')
  await expect.poll(() => focused(panel)).toBe(field)
  await keyboard.press('Alt+Digit3')
  await expect.poll(() => focused(panel)).toBe('This file')
  await keyboard.press('ArrowRight')
  await panel.getByRole('searchbox', { name: field }).waitFor()

  expect(await focused(panel)).toBe('Licenses')
})
