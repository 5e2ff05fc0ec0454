import { expect, it } from 'vitest'
import { findUnreachable } from './find-unreachable.ts'
import { dragPanelTo } from './resize-panel.ts'
import { searchFor } from './search-and-place.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

const names = ['Type', 'Orientation', 'Color', 'People', 'Size', 'License']

it('keeps all filters within reach in a small panel', async () => {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
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
