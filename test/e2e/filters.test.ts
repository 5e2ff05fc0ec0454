import { expect, it } from 'vitest'
import { findUnreachable } from './find-unreachable.ts'
import { dragPanelTo } from './resize-panel.ts'
import { results, searchFor } from './search-and-place.ts'
import { tabTo } from './tab-to.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

const names = ['Type', 'Orientation', 'Color', 'People', 'Size', 'License']

it('keeps all filters within reach in a small panel', async () => {
  const opened = await journey.open({ width: 1500 })
  const panel = await opened.panel()
  await opened.evaluate(
    `const layer = figma.createRectangle()
     layer.resize(1120, 808)
     figma.currentPage.selection = [layer]`
  )
  await dragPanelTo(opened, panel, 300, 400)
  await searchFor(panel, 'mountain')

  for (const name of names) {
    await panel.getByRole('button', { name: `${name} filter` }).click()
    await panel.getByRole('dialog', { name }).waitFor()
    expect(
      await findUnreachable(panel, '[role=dialog]'),
      `choices of ${name}`
    ).toEqual([])
    await panel.page().keyboard.press('Escape')
    await panel.getByRole('dialog', { name }).waitFor({ state: 'detached' })
  }
  await panel.getByRole('button', { name: 'All filters' }).click()
  await panel.getByRole('dialog', { name: 'Filters' }).waitFor()
  expect(await findUnreachable(panel), 'sheet').toEqual([])
})

it('chooses in the sheet by keyboard alone', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  await panel.getByRole('button', { name: 'All filters' }).focus()

  await keyboard.press('Enter')
  const sheet = panel.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText(/\d results/).waitFor()
  await tabTo(opened, panel, 'Any')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await tabTo(opened, panel, 'Least width in pixels')
  await keyboard.type('1000')
  await tabTo(opened, panel, 'Show results')
  await sheet.getByText(/\d results?$/).waitFor()
  const counted = await sheet.getByRole('status').textContent()
  await keyboard.press('Enter')

  const found = panel.getByRole('status').filter({ hasText: /result/ })
  await expect.poll(() => found.textContent()).toBe(counted)
  const shown = panel.getByRole('list', { name: 'Active filters' })
  expect(await shown.getByRole('button').allTextContents()).toEqual([
    'Vertical',
    'At least 1000 px wide',
    'Clear all'
  ])
})

it('narrows by keyboard, and widens again', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  const status = panel.getByRole('status').filter({ hasText: /results/ })
  const before = await status.textContent()
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
  expect(await status.textContent()).not.toBe(before)
  await panel
    .getByRole('button', { name: 'Remove filter Vertical' })
    .press('Enter')
  await expect.poll(() => status.textContent()).toBe(before)
})
