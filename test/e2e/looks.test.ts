import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { licenseDialog, planAll } from './license-all.ts'
import { dragPanelTo, widenPanel } from './resize-panel.ts'
import { openTab, place, results, searchFor } from './search-and-place.ts'
import { licensingScopes, signInWithToken } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('follows the theme of the editor while it is open', async () => {
  const opened = await journey.open({ theme: 'light' })
  const panel = await opened.panel()
  const background = () =>
    panel.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await background()).toBe('rgb(255, 255, 255)')

  await opened.page.getByRole('button', { name: 'Use dark theme' }).click()

  await expect.poll(background).toBe('rgb(44, 44, 44)')
  await searchFor(panel, 'dog')
  await opened.page.getByRole('button', { name: 'Use light theme' }).click()
  await expect.poll(background).toBe('rgb(255, 255, 255)')
  expect(await results(panel).count()).toBeGreaterThan(0)
})

it.each([
  ['narrow', 300, 400],
  ['wide', 900, 640]
])('keeps all controls within reach when %s', async (kind, width, height) => {
  const { makeToken } = journey.house.service
  const opened = await journey.open({ width: 1500 })
  const panel = await opened.panel()
  if (kind === 'narrow') await dragPanelTo(opened, panel, width, height)
  else await widenPanel(opened, panel, width)

  await expectFit(panel, 'search before anything')
  await searchFor(panel, 'mountain')
  await expectFit(panel, 'results')
  await place(opened, 1)
  await results(panel).first().getByRole('button').first().click()
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
  await expectFit(panel, 'asset')
  await openTab(panel, 'Account')
  await panel.getByText('Use a token instead').click()
  await expectFit(panel, 'signed out')
  await openTab(panel, 'Search')
  await signInWithToken(panel, makeToken('designer', licensingScopes))
  await panel.getByText('350 of 350').waitFor()
  await expectFit(panel, 'account')
  const plan = await planAll(panel)
  await expectFit(panel, 'this file')
  await plan.getByRole('button', { name: 'License 1 asset' }).waitFor()
  await expectFit(panel, 'license dialog')
  await plan.getByRole('button', { name: 'Cancel' }).click()
  await licenseDialog(panel).waitFor({ state: 'detached' })
})

/** Nothing sticks out sideways, and every control can be scrolled to. */
async function expectFit(panel: Frame, view: string): Promise<void> {
  const outside = await panel.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, input, select, summary, a[href]'
    )
    const isOut = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > innerWidth
    }
    const isUnreachable = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'nearest' })
      const { top, bottom } = element.getBoundingClientRect()
      return bottom <= 0 || top >= innerHeight
    }
    const names = [...controls]
      .filter(element => element.checkVisibility())
      .filter(element => isOut(element) || isUnreachable(element))
      .map(element => element.ariaLabel ?? element.textContent)
    const { scrollWidth = 0 } = document.scrollingElement ?? {}
    return scrollWidth > innerWidth ? [...names, 'the page'] : names
  })
  expect(outside, view).toEqual([])
}
