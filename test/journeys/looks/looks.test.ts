import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { dropPreview } from '../set-up/drop-preview.ts'
import {
  confirmPlan,
  licenseDialog,
  openRows,
  planAll
} from '../set-up/license-all.ts'
import { findUnreachable } from './find-unreachable.ts'
import { mediaWalks } from './media-views.ts'
import { musicWalks } from './music-views.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import { findAtBothWidths, widenPanel } from '../set-up/resize-panel.ts'
import {
  openTab,
  place,
  results,
  searchFor
} from '../set-up/search-and-place.ts'
import { sample } from '../../sample.ts'
import { signInAs } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('follows the theme of the editor while it is open', async () => {
  const { opened, panel } = await journey.openPanel({ theme: 'light' })
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

it('moves nothing with reduced motion', async () => {
  const { opened, panel } = await journey.openPanel()
  await opened.page.emulateMedia({ reducedMotion: 'reduce' })
  await searchFor(panel, 'lake')
  const { faults } = journey.stack.service
  faults.delay(60_000)

  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.fill('mountain')
  await field.press('Enter')
  await panel.getByRole('status', { name: 'Searching' }).waitFor()

  const moving = await panel.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
})

it('keeps all controls within reach, wide and narrow', async () => {
  const { service } = journey.stack
  const { opened, panel } = await openWide('light')

  expect(await unreachable(panel), 'search before anything').toEqual([])
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.fill('x'.repeat(500))
  await field.press('Enter')
  await panel.getByText('No results for').waitFor()
  expect(await unreachable(panel), 'long words').toEqual([])
  await searchFor(panel, 'mountain')
  await place(opened, 1)
  expect(await unreachable(panel), 'results').toEqual([])
  await results(panel).first().getByRole('button').first().click()
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
  expect(await unreachable(panel), 'asset').toEqual([])
  await openTab(panel, 'Account')
  await panel.getByText('Use a token instead').click()
  expect(await unreachable(panel), 'signed out').toEqual([])
  await openTab(panel, 'Search')
  await signInAs(panel, service, 'designer')
  await panel.getByText('350 of 350').waitFor()
  expect(await unreachable(panel), 'account').toEqual([])
  await openTab(panel, 'This file')
  await panel.getByRole('button', { name: 'License all' }).waitFor()
  expect(await unreachable(panel), 'this file').toEqual([])
  const plan = await planAll(panel)
  await plan.getByRole('button', { name: 'License 1 image' }).waitFor()
  expect(await unreachable(panel), 'license dialog').toEqual([])
  await plan.getByRole('button', { name: 'Cancel' }).click()
  await licenseDialog(panel).waitFor({ state: 'detached' })
})

it('keeps a batch within reach, wide and narrow', async () => {
  const { service } = journey.stack
  const { opened, panel } = await openWide('dark')
  await searchFor(panel, 'mountain')
  await selectLayers(opened)
  const bar = panel.getByRole('region', { name: 'Fill and place' })
  await bar.getByRole('button', { name: 'Fill 2 layers' }).click()
  await bar.getByText('2 of 2 filled').waitFor()
  await bar.getByRole('button', { name: 'What each layer gets' }).click()
  await bar
    .getByRole('button', { name: /^Keep fill/ })
    .nth(1)
    .waitFor()
  expect(await unreachable(panel), 'fill list').toEqual([])
  await dropPreview(opened, 0)
  await signInAs(panel, service, 'designer')
  await openTab(panel, 'This file')
  const adopt = panel.getByRole('button', { name: /^Adopt stock-photo/ })
  await adopt.scrollIntoViewIfNeeded()
  await panel.getByText('Matches a preview').waitFor()
  await panel.getByText(/^(Checked \d|Changed since)/).click()
  await panel.getByRole('list', { name: 'Pages' }).waitFor()
  await panel.getByText('1 use').first().click()
  expect(await unreachable(panel), 'pages, candidates').toEqual([])
  const plan = await planAll(panel)
  await openRows(plan)
  await plan.getByText('Used in 1 layer').first().click()
  await plan.getByRole('checkbox', { name: longName }).first().waitFor()
  expect(await unreachable(panel), 'opened look').toEqual([])
  await confirmPlan(panel)
  await licenseDialog(panel).getByText('2 of 2 licensed').waitFor()
  expect(await unreachable(panel), 'result').toEqual([])
})

const wideWalks = { ...mediaWalks, ...musicWalks }

it.each(sample(Object.keys(wideWalks), 1))(
  'keeps all controls within reach, wide and narrow, while %s',
  async name => {
    const { service, addresses } = journey.stack
    const { opened, panel } = await openWide('dark')
    const walk = { opened, panel, service, addresses, held: [] }
    const found: Record<string, string[]> = {}

    for (const [view, go] of wideWalks[name] ?? []) {
      await go(walk)
      const faults = await unreachable(panel)
      if (faults.length > 0) found[view] = faults
    }

    expect(found).toEqual({})
  }
)

async function openWide(theme: 'light' | 'dark') {
  const { opened, panel } = await journey.openPanel({ width: 1500, theme })
  await widenPanel(opened, panel, 900)
  return { opened, panel }
}

function unreachable(panel: Frame): Promise<string[]> {
  return findAtBothWidths(panel, () => findUnreachable(panel))
}

const longName = 'Ein-sehr-langer-Name-einer-Ebene-ohne-jede-Lücke-im-Wort'

async function selectLayers(opened: OpenPage): Promise<void> {
  await opened.evaluate(
    `figma.currentPage.selection = [0, 1].map(i => {
       const layer = figma.createRectangle()
       layer.resize(200 + 200 * i, 400 - 200 * i)
       layer.x = 500 * i
       layer.name = input
       return layer
     })`,
    longName
  )
}

async function chooseTheme({ page }: OpenPage, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Theme').selectOption(name)
  await page.keyboard.press('Escape')
}
