import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { findFaint } from '../looks/find-faint.ts'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { findViolations } from '../looks/find-violations.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { showTheme } from '../looks/show-theme.ts'
import { focused, tabTo } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('accepts, closes and forgets suggestions by keyboard', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'mountain')
  await searchFor(panel, 'cat')
  await searchFor(panel, 'lake')
  await tabTo(opened, panel, 'Search images')
  await keyboard.press('Escape')
  await expectSuggestions(panel, 'lake', 'cat', 'mountain')
  expect(await focused(panel)).toBe('Search images')

  await keyboard.type('m')
  await expectSuggestions(panel, 'mountain')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')

  await expectSuggestions(panel)
  expect(await field(panel).inputValue()).toBe('mountain')
  await results(panel).first().waitFor()
  await keyboard.press('ArrowDown')
  await expectSuggestions(panel)
  await keyboard.press('Escape')
  await expect.poll(() => field(panel).inputValue()).toBe('')
  await expectSuggestions(panel, 'mountain', 'lake', 'cat')
  await keyboard.press('ArrowDown')
  await keyboard.press('Delete')
  await expectSuggestions(panel, 'lake', 'cat')
  await keyboard.press('Escape')
  await expectSuggestions(panel)
  expect(await focused(panel)).toBe('Search images')
})

it('accepts and forgets suggestions by pointer', async () => {
  const { panel } = await journey.openPanel()
  await searchFor(panel, 'cat')
  await searchFor(panel, 'lake')
  await field(panel).fill('')
  await expectSuggestions(panel, 'lake', 'cat')

  await panel.getByRole('button', { name: 'Remove lake' }).click()
  await expectSuggestions(panel, 'cat')
  await panel.getByRole('option', { name: 'cat' }).click()

  await expectSuggestions(panel)
  expect(await field(panel).inputValue()).toBe('cat')
  await results(panel).first().waitFor()
  await field(panel).fill('')
  await expectSuggestions(panel, 'cat')
  await panel.getByRole('button', { name: 'Clear search history' }).click()
  await expectSuggestions(panel)
  const recent = panel.getByRole('region', { name: 'Recent searches' })
  await recent.waitFor({ state: 'detached' })
})

it('has no violations and hides nothing while suggestions are open', async () => {
  const { panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  await searchFor(panel, 'cat')
  await field(panel).fill('')
  const found: Record<string, string[]> = {}

  for (const theme of ['light', 'dark', 'figjam'] as const) {
    await showTheme(panel, theme)
    await field(panel).press('ArrowDown')
    await expectSuggestions(panel, 'cat', 'mountain')
    found[theme] = [
      ...(await findViolations(panel)),
      ...(await findFaint(panel)),
      ...(await findUnreachable(panel, '[role=search]'))
    ]
  }

  expect(found).toEqual({ light: [], dark: [], figjam: [] })
})

function field(panel: Frame) {
  return panel.getByRole('searchbox', { name: 'Search images' })
}

/** Expects exactly these recent searches, in order. */
async function expectSuggestions(
  panel: Frame,
  ...words: string[]
): Promise<void> {
  const list = panel.getByRole('listbox', { name: 'Suggestions' })
  const own = list
    .getByRole('group', { name: 'Recent searches' })
    .getByRole('option')
  await expect.poll(() => own.allInnerTexts()).toEqual(words)
}
