import type { Frame, Locator } from 'playwright-core'
import type { OpenPage } from './open-page.ts'

/** Searches and waits for the first results. */
export async function searchFor(
  panel: Frame,
  words: string,
  what = 'images'
): Promise<void> {
  const field = panel.getByRole('searchbox', { name: `Search ${what}` })
  await field.fill(words)
  await field.press('Enter')
  // Earlier results stay until the new ones arrive.
  await panel.locator('[role=grid]:not([aria-busy=true])').first().waitFor()
  await results(panel).first().waitFor()
}

export function results(panel: Frame): Locator {
  return panel.getByRole('grid', { name: 'Results' }).getByRole('gridcell')
}

export async function openTab(panel: Frame, name: string): Promise<void> {
  await panel.getByRole('tab', { name }).click()
}

/** Places a comp with the result's button; returns the layer's id. */
export async function place(opened: OpenPage, index: number): Promise<string> {
  const panel = await opened.panel()
  const before = await selectedIds(opened)
  const result = results(panel).nth(index)
  await result.hover()
  await result.getByRole('button', { name: 'Place' }).click()
  return opened.page
    .waitForFunction(
      old => window.figmaHost?.scene().selection.find(id => !old.includes(id)),
      before
    )
    .then(async handle => (await handle.jsonValue()) ?? '')
}

async function selectedIds(opened: OpenPage): Promise<string[]> {
  return opened.page.evaluate(() => window.figmaHost?.scene().selection ?? [])
}

/** How far the results are scrolled. */
export function scrollOf(panel: Frame): Promise<number> {
  const grid = panel.getByRole('grid', { name: 'Results' })
  return grid.evaluate(element => element.parentElement?.scrollTop ?? -1)
}
