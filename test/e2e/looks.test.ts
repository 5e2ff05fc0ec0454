import { expect, it } from 'vitest'
import { licenseDialog, planAll } from './license-all.ts'
import { findUnreachable } from './find-unreachable.ts'
import type { OpenPage } from './open-page.ts'
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

  await chooseTheme(opened, 'Dark')

  await expect.poll(background).toBe('rgb(44, 44, 44)')
  await searchFor(panel, 'dog')
  await chooseTheme(opened, 'Light')
  await expect.poll(background).toBe('rgb(255, 255, 255)')
  expect(await results(panel).count()).toBeGreaterThan(0)
})

it.each([
  ['narrow', 300, 400],
  ['wide', 900, 640]
])('keeps all controls within reach when %s', async (kind, width, height) => {
  const { service } = journey.house
  const opened = await journey.open({ width: 1500 })
  const panel = await opened.panel()
  if (kind === 'narrow') await dragPanelTo(opened, panel, width, height)
  else await widenPanel(opened, panel, width)

  expect(await findUnreachable(panel), 'search before anything').toEqual([])
  await searchFor(panel, 'mountain')
  await place(opened, 1)
  expect(await findUnreachable(panel), 'results').toEqual([])
  await results(panel).first().getByRole('button').first().click()
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
  expect(await findUnreachable(panel), 'asset').toEqual([])
  await openTab(panel, 'Account')
  await panel.getByText('Use a token instead').click()
  expect(await findUnreachable(panel), 'signed out').toEqual([])
  await openTab(panel, 'Search')
  await signInWithToken(panel, service.makeToken('designer', licensingScopes))
  await panel.getByText('350 of 350').waitFor()
  expect(await findUnreachable(panel), 'account').toEqual([])
  await openTab(panel, 'This file')
  await panel.getByRole('button', { name: 'License all' }).waitFor()
  expect(await findUnreachable(panel), 'this file').toEqual([])
  const plan = await planAll(panel)
  await plan.getByRole('button', { name: 'License 1 asset' }).waitFor()
  expect(await findUnreachable(panel), 'license dialog').toEqual([])
  await plan.getByRole('button', { name: 'Cancel' }).click()
  await licenseDialog(panel).waitFor({ state: 'detached' })
})

async function chooseTheme({ page }: OpenPage, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Theme').selectOption(name)
  await page.keyboard.press('Escape')
}
