import type { Frame, Route } from 'playwright-core'
import type { Addresses } from '../../../contract/config.ts'
import type { Service } from '../../../dev/service/create-service.ts'
import { planAll, showOutcome } from '../set-up/license-all.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import {
  openTab,
  place,
  results,
  searchFor
} from '../set-up/search-and-place.ts'
import { placeSamePicture } from '../set-up/place-same-picture.ts'
import { everyScope, signInAs } from '../set-up/sign-in.ts'
import { waitForLayout } from '../set-up/wait-for-layout.ts'
import { states } from '../pictures/states.ts'

/** The state of a walk through the panel. */
export interface Walk {
  opened: OpenPage
  panel: Frame
  service: Service
  addresses: Addresses
  /** Requests that are held. */
  held: Route[]
}

/** The name of a view, and how to reach it from the one before. */
export type Step = readonly [string, (walk: Walk) => Promise<unknown>]

/** Walks through the views, one person each. */
export const walks: Record<string, readonly Step[]> = {
  'nothing goes as it should': states.map(({ name, go }) => [name, go]),
  searching: [
    ['start page', ({ panel }) => waitForWords(panel, 'Wide open country')],
    ['featured collection', openFeatured],
    ['results', leaveFeatured],
    ['result pointed at', ({ panel }) => results(panel).first().hover()],
    ['result in the file', ({ opened }) => place(opened, 0)],
    ['results picked', pickTwo],
    ['work under way', holdPlacing],
    ['minimised bar', ({ panel }) => minimise(panel)],
    ['work that is over', finishPlacing],
    [
      'popover of a filter',
      ({ panel }) => press(panel, 'Color filter', /no color/)
    ],
    ['chosen color', ({ panel }) => choose(panel, 'Blue')],
    ['sheet of filters', openSheet],
    ['asset', openAsset],
    ['no results', ({ panel }) => search(panel, 'qqqqxx', /^No results/)],
    ['failed search', failSearch]
  ],
  'filling, then choosing which image a layer shows': [
    ['layers to fill', selectLayers],
    ['filled layers', ({ panel }) => press(panel, /^Fill 2/, '2 of 2 filled')],
    ['what each gets', ({ panel }) => press(panel, 'What each layer gets')],
    ['unclear image', openUnclear]
  ],
  licensing: [
    ['file without assets', ({ panel }) => open(panel, 'This file', /^No im/)],
    ['account, out', ({ panel }) => open(panel, 'Account', /^Sign in to/)],
    ['sign-in that starts', holdSignIn],
    ['stopped', giveUpStarting],
    ['sign-in by token', ({ panel }) => openToken(panel)],
    ['pairing', startPairing],
    ['given up', ({ panel }) => press(panel, 'Cancel', /^Sign in to/)],
    ['licenses, out', ({ panel }) => open(panel, 'Licenses', 'Your licenses')],
    ['account, in', walk => signIn(walk, 'designer')],
    ['licenses, none', ({ panel }) => open(panel, 'Licenses', /^No licenses/)],
    ['file with comps', openFileWithComps],
    ['menu of a row', ({ panel }) => press(panel, /^More for/, 'Details')],
    ['plan', openPlan],
    ['run', holdRun],
    ['result', finishRun],
    ['licensed file', ({ panel }) => press(panel, 'Done', /are licensed$/)],
    ['licenses', ({ panel }) => open(panel, 'Licenses', /^2 licenses/)]
  ],
  collecting: [
    ['collections, out', ({ panel }) => open(panel, 'Collections', 'Sign in')],
    ['account of a collector', signInForCollections],
    ['collections, none', ({ panel }) => open(panel, 'Collections', /^No col/)],
    [
      'name of a new one',
      ({ panel }) => press(panel, 'New collection', 'Name')
    ],
    ['collections', makeCollection],
    [
      'collection without assets',
      ({ panel }) => press(panel, /^Spring/, /^Not/)
    ],
    ['where to save', askWhereToSave],
    ['collection', openCollection],
    ['about to be deleted', ({ panel }) => press(panel, /^Delete/, /^Deleted/)],
    ['comps to save', ({ panel }) => press(panel, 'Save comps…', /^No comps/)]
  ],
  requesting: [
    ['account of a viewer', walk => signIn(walk, 'viewer')],
    ['file to be requested', openFileWithComps],
    ['request dialog', ({ panel }) => press(panel, /^Request li/, 'Note')],
    ['request', ({ panel }) => press(panel, /^Request 2/, /^1 request/)]
  ]
}

type Words = string | RegExp

function waitForWords(panel: Frame, words: Words): Promise<void> {
  return panel.getByText(words).first().waitFor()
}

/** Presses a button and waits for its result. */
export async function press(
  panel: Frame,
  name: Words,
  brings?: Words
): Promise<void> {
  await panel.getByRole('button', { name }).first().click()
  if (brings !== undefined) await waitForWords(panel, brings)
}

async function open(panel: Frame, tab: string, words: Words): Promise<void> {
  await openTab(panel, tab)
  await waitForWords(panel, words)
}

async function search(panel: Frame, text: string, brings: Words) {
  await openTab(panel, 'Search')
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.fill(text)
  await field.press('Enter')
  await waitForWords(panel, brings)
}

async function pickTwo({ panel }: Walk): Promise<void> {
  for (const index of [1, 2]) {
    const result = results(panel).nth(index)
    await result.hover()
    await result.getByRole('button', { name: /^Pick/ }).click()
  }
}

/** Places a comp while its preview is held. */
async function holdPlacing({ opened, panel, held }: Walk): Promise<void> {
  await opened.page.route(/\/media\//, route =>
    route.request().resourceType() === 'fetch'
      ? void held.push(route)
      : route.continue()
  )
  await press(panel, 'Place 2')
  const works = panel.getByRole('region', { name: 'In progress' })
  await works.getByRole('button', { name: 'Cancel' }).waitFor()
  while (held.length < 2) await waitForLayout(panel)
}

async function minimise(panel: Frame): Promise<void> {
  await press(panel, 'Minimize')
  const bar = panel.getByRole('region', { name: 'Cleared' })
  await bar.getByText('0 of 2').waitFor()
}

async function finishPlacing({ opened, panel, held }: Walk): Promise<void> {
  await press(panel, 'Restore')
  await Promise.all(held.splice(0).map(route => route.continue()))
  await opened.page.unroute(/\/media\//)
  const works = panel.getByRole('region', { name: 'In progress' })
  await works.waitFor({ state: 'detached' })
}

async function choose(panel: Frame, name: string): Promise<void> {
  await panel.getByRole('radio', { name }).click()
  await panel.getByRole('button', { name: `Remove filter ${name}` }).waitFor()
}

async function openSheet({ panel }: Walk): Promise<void> {
  await panel.page().keyboard.press('Escape')
  await press(panel, /^All filters/)
  const sheet = panel.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText(/\d results?$/).waitFor()
}

async function openAsset({ panel }: Walk): Promise<void> {
  const sheet = panel.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await results(panel).first().getByRole('button').first().press('Enter')
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
}

async function failSearch({ opened, panel, service }: Walk): Promise<void> {
  opened.expectErrors(/50[0-9]/)
  const path = '/v2/images/search'
  service.faults.failNext({ method: 'GET', path, status: 500, times: 20 })
  await search(panel, 'harbour', 'Search failed')
}

async function selectLayers({ opened, panel }: Walk): Promise<void> {
  await opened.evaluate(
    `figma.currentPage.selection = [0, 1].map(i => {
       const layer = figma.createRectangle()
       layer.x = 500 * i
       return layer
     })`
  )
  await searchFor(panel, 'mountain')
}

async function openToken(panel: Frame): Promise<void> {
  await panel.getByText('Use a token instead').click()
  await panel.getByLabel('Token', { exact: true }).waitFor()
}

async function openFeatured({ panel }: Walk): Promise<void> {
  await panel.getByRole('button', { name: /^Wide open country/ }).click()
  await panel.getByRole('grid', { name: 'Wide open country' }).waitFor()
}

async function leaveFeatured({ panel }: Walk): Promise<void> {
  await panel.getByRole('button', { name: 'Back', exact: true }).click()
  await searchFor(panel, 'mountain')
}

async function holdSignIn({ opened, panel, held }: Walk): Promise<void> {
  await opened.page.route(/\/sign-ins/, route => void held.push(route))
  await press(panel, 'Sign in', 'Starting…')
}

async function giveUpStarting({ opened, panel, held }: Walk): Promise<void> {
  await press(panel, 'Cancel')
  await panel.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  held.splice(0)
  await opened.page.unroute(/\/sign-ins/)
}

async function startPairing({ opened, panel }: Walk): Promise<void> {
  const popup = opened.context.waitForEvent('page')
  await panel.getByRole('button', { name: 'Sign in', exact: true }).click()
  await (await popup).close()
  await opened.page.bringToFront()
  await panel.getByRole('button', { name: 'Copy link' }).waitFor()
}

async function signIn({ panel, service }: Walk, name: string): Promise<void> {
  await signInAs(panel, service, name)
  await waitForWords(panel, /^(Subscriptions|Your account has no)/)
}

async function signInForCollections({ panel, service }: Walk): Promise<void> {
  await signInAs(panel, service, 'designer', everyScope)
}

async function makeCollection({ panel }: Walk): Promise<void> {
  await panel.getByRole('textbox', { name: 'Name' }).fill('Spring')
  await press(panel, 'Create', /^1 collection/)
}

async function askWhereToSave({ panel }: Walk): Promise<void> {
  await openTab(panel, 'Search')
  await searchFor(panel, 'mountain')
  await results(panel).first().getByRole('button').first().press('s')
  const dialog = panel.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Spring/ }).waitFor()
}

async function openCollection({ panel }: Walk): Promise<void> {
  const dialog = panel.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Spring/ }).click()
  await press(panel, 'Open', 'Place all')
  await panel.getByRole('grid', { name: /^Images in/ }).waitFor()
}

async function openFileWithComps({ opened, panel }: Walk): Promise<void> {
  await openTab(panel, 'Search')
  await searchFor(panel, 'mountain')
  await place(opened, 0)
  await place(opened, 1)
  await open(panel, 'This file', /^(License all|Request licenses)/)
}

async function openUnclear({ opened, panel }: Walk): Promise<void> {
  await placeSamePicture(opened)
  await open(panel, 'This file', 'Which one is this?')
}

async function openPlan({ panel }: Walk): Promise<void> {
  const dialog = await planAll(panel)
  await dialog.getByRole('button', { name: /^License 2/ }).waitFor()
}

/** Runs a plan while its files are held. */
async function holdRun({ opened, panel, held }: Walk): Promise<void> {
  await opened.page.route(/\/media\/licensed\//, route => void held.push(route))
  await press(panel, /^License 2/)
  while (held.length < 2) await waitForLayout(panel)
}

async function finishRun({ panel, held }: Walk): Promise<void> {
  await Promise.all(held.map(route => route.continue()))
  await showOutcome(panel)
  await waitForWords(panel, '2 of 2 licensed')
}
