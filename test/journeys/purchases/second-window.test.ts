import type { Frame, Locator } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { countPurchases, licenses, purchase } from './count-purchases.ts'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  planAll
} from '../set-up/license-all.ts'
import { evaluateOn, panelOf } from '../set-up/open-page.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import {
  openWithComps,
  placeComps,
  unswapped
} from '../set-up/open-with-comps.ts'
import type { PlacedComp } from '../set-up/open-with-comps.ts'
import { licensingScopes } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

/** Milliseconds that two windows may take on a busy machine. */
const timeout = 240_000

afterEach(() => journey.stack.proxy.cutAfter(purchase, 0))

it(
  'swaps what another window licensed although its reply was cut',
  { timeout },
  async () => {
    const { first, second } = await openWindows('forest')
    const { proxy } = journey.stack
    const { cuts } = proxy
    const count = countPurchases(journey.stack)
    await planBoth(first, second)
    proxy.cutAfter(purchase, 1, () => confirmPlan(second.panel))

    await confirmPlan(first.panel)

    await outcome(first, '2 of 2 licensed').waitFor()
    await outcome(second, 'No downloads used.').waitFor()
    expect(proxy.cuts - cuts).toBe(1)
    // Chromium may repeat requests by itself, so those to the gateway vary.
    expect(count().arrived).toBe(1)
    expect(await doublyLicensed()).toEqual([])
    expect(await unswappedComps(first, second)).toEqual([])
  }
)

it(
  'licenses once when two windows confirm at once and one is cut',
  { timeout },
  async () => {
    const { first, second } = await openWindows('island')
    const before = await licensedAssets()
    await planBoth(first, second)
    journey.stack.proxy.cutAfter(purchase, 1)

    await Promise.all([confirmPlan(first.panel), confirmPlan(second.panel)])
    for (const one of [first, second]) await licenseRest(one)

    const licensed = await licensedAssets()
    expect(licensed.length - before.length).toBe(2)
    expect(await doublyLicensed()).toEqual([])
    expect(await unswappedComps(first, second)).toEqual([])
  }
)

interface OpenWindow {
  opened: OpenPage
  panel: Frame
  comps: PlacedComp[]
}

/** Opens two files with the same comps, for one person on one machine. */
async function openWindows(words: string) {
  const first = await openWithComps(journey, 'metered', words, 2)
  first.opened.context.setDefaultTimeout(timeout / 2)
  // Chromium does not repeat a request on a new connection.
  first.opened.expectErrors(/net::ERR_/)
  const opened = await openWindow(first.opened)
  const comps = await placeComps(opened, words, 2)
  const second = { opened, panel: await opened.panel(), comps }
  return { first, second }
}

async function openWindow(opened: OpenPage): Promise<OpenPage> {
  const page = await opened.context.newPage()
  await page.goto(`${opened.page.url()}&document=another`)
  const panel = () => panelOf(page, journey.stack.panel)
  return { ...opened, page, panel, evaluate: evaluateOn(page) }
}

async function planBoth(...windows: OpenWindow[]): Promise<void> {
  for (const { panel } of windows) {
    const plan = await planAll(panel)
    await plan.getByRole('button', { name: 'License 2 images' }).waitFor()
  }
}

/** Retries in the window that was refused because of the other. */
async function licenseRest(one: OpenWindow): Promise<void> {
  await closeOutcome(one.panel)
  if ((await unswapped(one.opened, one.comps)).length === 0) return
  await planAll(one.panel)
  await confirmPlan(one.panel)
  await outcome(one, 'No downloads used.').waitFor()
}

function outcome({ panel }: OpenWindow, words: string): Locator {
  return licenseDialog(panel).getByText(words)
}

async function unswappedComps(...windows: OpenWindow[]): Promise<string[]> {
  const left = windows.map(({ opened, comps }) => unswapped(opened, comps))
  return (await Promise.all(left)).flat()
}

async function doublyLicensed(): Promise<string[]> {
  const assets = await licensedAssets()
  return assets.filter((id, i) => assets.indexOf(id) < i)
}

/** Assets in the account's history, one entry per license. */
async function licensedAssets(): Promise<string[]> {
  const { addresses, service } = journey.stack
  const bearer = service.makeToken('metered', licensingScopes)
  const reply = await fetch(`${addresses.service}${licenses}?per_page=200`, {
    headers: { Authorization: `Bearer ${bearer}` }
  })
  const { data } = (await reply.json()) as { data: { image: { id: string } }[] } // the API's
  return data.map(({ image }) => image.id)
}
