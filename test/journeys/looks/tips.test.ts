import { expect, it } from 'vitest'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { openTab, results, searchFor } from '../set-up/search-and-place.ts'
import { tabTo } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('names icon buttons at once, within the smallest panel', async () => {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await dragPanelTo(opened, panel, 300, 400)
  await searchFor(panel, 'mountain')
  const tip = panel.locator('#tip')
  const boxOf = () => tip.evaluate(one => one.getBoundingClientRect().toJSON())

  for (const name of ['Minimize', 'All filters', 'Search again']) {
    await panel.getByRole('button', { name }).hover()
    await tip.filter({ hasText: name }).waitFor()
    const { left, right, top, bottom } = await boxOf()
    expect({ name, isWithin: left >= 0 && right <= 300 }).toEqual({
      name,
      isWithin: true
    })
    expect({ name, isWithin: top >= 0 && bottom <= 400 }).toEqual({
      name,
      isWithin: true
    })
  }
  await panel.getByRole('searchbox').hover()
  await tip.waitFor({ state: 'detached' })

  await openTab(panel, 'Account')
  await tabTo(opened, panel, 'Minimize')
  await tip.filter({ hasText: 'Minimize' }).waitFor()
})

it('names what costs by a word, on each result with room for it', async () => {
  const { panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  const image = panel.getByRole('button', { name: /at sunrise/ })
  const wide = results(panel).filter({ has: image }).first()

  await wide.hover()

  await wide.getByText('License', { exact: true }).waitFor()
  const { width = 0 } = (await wide.boundingBox()) ?? {}
  expect(width).toBeLessThan(240)
  expect(await wide.getByText('Place', { exact: true }).isVisible()).toBe(false)
})
