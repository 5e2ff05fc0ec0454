import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { results, searchFor } from './search-and-place.ts'
import { dragPanelTo } from './resize-panel.ts'
import { rerunPlugin } from './rerun-plugin.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

function hasSize(panel: Frame, width: number, height: number) {
  return panel.waitForFunction(
    asked => innerWidth === asked[0] && innerHeight === asked[1],
    [width, height] as const
  )
}

it('minimises by keyboard, also when reopened, and is restored as it was', async () => {
  const opened = await journey.open()
  const { keyboard } = opened.page
  const panel = await opened.panel()
  await dragPanelTo(opened, panel, 340, 480)
  await searchFor(panel, 'mountain')
  await results(panel).first().getByRole('button').first().focus()
  const scroller = panel.getByRole('grid', { name: 'Results' }).locator('..')
  await scroller.evaluate(element => element.scrollTo(0, 300))
  await panel.getByRole('button', { name: 'Minimize' }).focus()
  const before = await scroller.evaluate(element => element.scrollTop)
  await keyboard.press('Enter')

  await hasSize(panel, 240, 32)
  const restore = panel.getByRole('button', { name: 'Restore' })
  await expect.poll(() => isFocused(panel, 'Restore')).toBe(true)
  expect(await restore.boundingBox()).toMatchObject({ height: 24 })
  await keyboard.press('Enter')

  await hasSize(panel, 340, 480)
  await expect.poll(() => isFocused(panel, 'Minimize')).toBe(true)
  expect(await scroller.evaluate(element => element.scrollTop)).toBe(before)
  await keyboard.press('Enter')
  await restore.waitFor()
  const again = await rerunPlugin(opened)

  await hasSize(again, 240, 32)
  await again.getByRole('button', { name: 'Restore' }).press('Enter')
  await hasSize(again, 340, 480)
  await again.getByRole('searchbox', { name: 'Search assets' }).waitFor()
})

function isFocused(panel: Frame, name: string): Promise<boolean> {
  return panel.evaluate(
    label => document.activeElement?.getAttribute('aria-label') === label,
    name
  )
}
