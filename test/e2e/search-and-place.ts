import type { Frame, Locator } from 'playwright-core'

/** Searches and waits for the first results. */
export async function searchFor(panel: Frame, words: string): Promise<void> {
  const field = panel.getByRole('searchbox', { name: 'Search assets' })
  await field.fill(words)
  await field.press('Enter')
  await results(panel).first().waitFor()
}

export function results(panel: Frame): Locator {
  return panel.getByRole('list', { name: 'Results' }).getByRole('listitem')
}

/** Places the comp of a result by its own button. */
export async function place(panel: Frame, index: number): Promise<void> {
  const result = results(panel).nth(index)
  await result.hover()
  await result.getByRole('button', { name: 'Place' }).click()
  await panel
    .getByRole('status')
    .getByText(/placed/i)
    .first()
    .waitFor()
}
