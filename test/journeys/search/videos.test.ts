import { expect, it } from 'vitest'
import { findFaint } from '../looks/find-faint.ts'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { findViolations } from '../looks/find-violations.ts'
import { showTheme } from '../looks/show-theme.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { chooseVideos, waitForClip } from '../set-up/videos.ts'
import { waitForLayout } from '../set-up/wait-for-layout.ts'

const journey = useJourney()

it('chooses videos, searches, filters and plays a clip', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await searchFor(panel, 'nature')
  await results(panel)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })

  await chooseVideos(panel)
  await panel
    .getByRole('button', { name: 'Search videos for “nature”' })
    .press('Enter')
  const found = panel.getByRole('status').filter({ hasText: /videos?$/ })
  await found.waitFor()
  const all = await found.textContent()
  await panel.getByRole('button', { name: 'Resolution filter' }).click()
  await panel.getByRole('radio', { name: '4K' }).check()
  await keyboard.press('Escape')
  await expect.poll(() => found.textContent()).not.toBe(all)
  const first = results(panel).first()
  const name = await first.getByRole('img').getAttribute('alt')
  await first.hover()
  await waitForClip(panel)

  await opened.page.mouse.move(5, 5)
  await panel.locator('video').waitFor({ state: 'detached' })
  await first.getByRole('button').first().press('Space')
  await waitForClip(panel)

  expect(name).toMatch(/, 0:0\d, 4K$/)
  expect(await first.textContent()).toMatch(/0:0\d · 4K/)
  const choice = panel.getByRole('combobox', { name: 'Search for' })
  await choice.selectOption('Images')
  await panel.getByRole('button', { name: /^1 picked/ }).waitFor()
  expect(await panel.getByRole('searchbox').inputValue()).toBe('nature')
})

it('plays nothing on pointing for people who ask for less motion', async () => {
  const { opened, panel } = await journey.openPanel()
  await opened.page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseVideos(panel)
  await panel.getByRole('searchbox').fill('city')
  const first = panel.getByRole('gridcell').first()
  await first.hover()
  await first.getByRole('button', { name: 'Place' }).waitFor()

  expect(await panel.locator('video').count()).toBe(0)
  await first.getByRole('button').first().press('Space')
  await waitForClip(panel)
})

it.each([
  [300, 400],
  [900, 640]
])('has no violations at %i × %i', async (width, height) => {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await dragPanelTo(opened, panel, width, height)
  const found: Record<string, string[]> = {}

  async function look(what: string): Promise<void> {
    await waitForLayout(panel)
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(panel, theme)
      const faults = [
        ...(await findViolations(panel)),
        ...(await findFaint(panel)),
        ...(await findUnreachable(panel, '[role=dialog], dialog[open]'))
      ]
      if (faults.length > 0) found[`${what}, ${theme}`] = faults
    }
  }

  await searchFor(panel, 'city')
  await chooseVideos(panel)
  await look('start page')
  await panel.getByRole('button', { name: /^Search videos for/ }).click()
  await results(panel).first().hover()
  await look('results')
  await panel.getByRole('button', { name: 'Duration filter' }).click()
  await panel.getByRole('radio', { name: 'Up to 10 s' }).check()
  await look('durations')
  await opened.page.keyboard.press('Escape')
  await panel.getByRole('button', { name: /^All filters/ }).click()
  await panel.getByRole('dialog', { name: 'Filters' }).waitFor()
  await look('sheet')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await panel.getByRole('searchbox').fill('qqqqxx')
  await panel.getByText('No videos for “qqqqxx”').waitFor()
  await look('no videos')

  expect(found).toEqual({})
})
