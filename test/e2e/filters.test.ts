import { expect, it } from 'vitest'
import { findUnreachable } from './find-unreachable.ts'
import { dragPanelTo } from './resize-panel.ts'
import { results, searchFor } from './search-and-place.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

const names = ['Type', 'Orientation', 'Color', 'People', 'Size', 'License']

it('keeps all filters within reach in a small panel', async () => {
  const opened = await journey.open({ width: 1500 })
  const panel = await opened.panel()
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
