import { expect, it } from 'vitest'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { tabTo } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('chooses in the sheet, narrows and widens again by keyboard alone', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  const found = panel.getByRole('status').filter({ hasText: /result/ })
  const all = await found.textContent()
  await panel.getByRole('button', { name: 'All filters' }).focus()

  await keyboard.press('Enter')
  const sheet = panel.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText(/\d results/).waitFor()
  await tabTo(opened, panel, 'Any')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await tabTo(opened, panel, 'Minimum width (px)')
  await keyboard.type('1000')
  await tabTo(opened, panel, 'Show results')
  await sheet.getByText(/\d results?$/).waitFor()
  const counted = await sheet.getByRole('status').textContent()
  await keyboard.press('Enter')

  await expect.poll(() => found.textContent()).toBe(counted)
  const bar = panel.getByRole('group', { name: 'Filters' })
  const shown = bar.getByRole('button', { name: /^Remove filter/ })
  expect(await shown.evaluateAll(all => all.map(one => one.ariaLabel))).toEqual(
    ['Remove filter Vertical', 'Remove filter At least 1000 px wide']
  )
  await bar.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect.poll(() => shown.count()).toBe(0)

  await expect.poll(() => found.textContent()).toBe(all)
  await panel.getByRole('button', { name: 'Orientation filter' }).focus()

  await keyboard.press('Enter')
  await panel.getByRole('dialog', { name: 'Orientation' }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await panel.getByRole('button', { name: 'Remove filter Vertical' }).waitFor()
  await keyboard.press('Escape')
  await results(panel).first().waitFor()
  const box = await results(panel).first().boundingBox()

  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeGreaterThan(1)
  expect(await found.textContent()).not.toBe(all)
  await panel
    .getByRole('button', { name: 'Remove filter Vertical' })
    .press('Enter')
  await expect.poll(() => found.textContent()).toBe(all)
})
