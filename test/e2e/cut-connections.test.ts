import { afterEach, expect, it } from 'vitest'
import { confirmPlan, licenseDialog, planAll } from './license-all.ts'
import { startMortalGateway } from './mortal-gateway.ts'
import type { OpenPage } from './open-page.ts'
import { paintOf } from './paint-of.ts'
import { openTab, place, searchFor } from './search-and-place.ts'
import { licensingScopes, signIn, signInWithToken } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()
const licenses = '/v2/images/licenses'
const purchase = 'POST /purchases '

afterEach(() => journey.house.proxy.cutAfter(purchase, 0))

it('licenses a batch once when it is cut on both sides of the gateway', async () => {
  const { opened, panel, comps } = await openWithComps('forest', 3)
  const { proxy, service } = journey.house
  const count = counting()
  await planAll(panel)
  service.faults.cutConnection({ method: 'POST', path: licenses })
  proxy.cutAfter(purchase, 1)

  await confirmPlan(panel)

  await licenseDialog(panel).getByText('3 of 3 licensed').waitFor()
  expect(count()).toEqual({ asked: 2, arrived: 1 })
  expect(await unswapped(opened, comps)).toEqual([])
})

it('licenses once when the token ends before the browser repeats', async () => {
  const { opened, panel, comps } = await openWithComps('river', 1, 'pages')
  const { proxy, service } = journey.house
  const count = counting()
  opened.expectErrors(/status of 401/)
  await planAll(panel)
  proxy.cutAfter(purchase, 1, () => service.faults.moveClock(61 * 60_000))

  await confirmPlan(panel)

  await licenseDialog(panel).getByText('1 of 1 licensed').waitFor()
  expect(count()).toEqual({ asked: 2, arrived: 1 })
  expect(await unswapped(opened, comps)).toEqual([])
})

it('licenses once when the gateway dies while the browser waits', async () => {
  const { opened, panel, comps } = await openWithComps('flower', 2)
  const { proxy } = journey.house
  const gateway = await startMortalGateway(journey.house)
  const count = counting()
  const before = proxy.target
  opened.expectErrors(/net::ERR_/)
  try {
    proxy.target = gateway.port
    await planAll(panel)
    await gateway.dieAt(`after it asked POST ${licenses}`)

    await Promise.all([confirmPlan(panel), gateway.revive()])

    await licenseDialog(panel).getByText('2 of 2 licensed').waitFor()
    expect(count().arrived).toBe(1)
    expect(await unswapped(opened, comps)).toEqual([])
  } finally {
    proxy.target = before
    await gateway.close()
  }
})

interface Comp {
  id: string
  imageHash: string
}

async function openWithComps(
  words: string,
  count: number,
  way: 'token' | 'pages' = 'token'
) {
  const opened = await journey.open()
  const panel = await opened.panel()
  const { service } = journey.house
  if (way === 'pages') await signIn(opened, 'metered')
  else {
    await signInWithToken(panel, service.makeToken('metered', licensingScopes))
  }
  await openTab(panel, 'Search')
  await searchFor(panel, words)
  const comps: Comp[] = []
  for (let i = 0; i < count; i += 1) comps.push(await placeComp(opened, i))
  return { opened, panel, comps }
}

async function placeComp(opened: OpenPage, index: number): Promise<Comp> {
  const id = await place(opened, index)
  return { id, imageHash: (await paintOf(opened, id)).imageHash }
}

/** Purchases since now that the gateway was asked for, and that arrived. */
function counting() {
  const { proxy, service } = journey.house
  const read = () => ({
    asked: proxy.arrivals(purchase),
    arrived: service.arrivals.count('POST', licenses)
  })
  const before = read()
  return () => {
    const { asked, arrived } = read()
    return { asked: asked - before.asked, arrived: arrived - before.arrived }
  }
}

/** Layers that still show their comp. */
async function unswapped(opened: OpenPage, comps: Comp[]): Promise<string[]> {
  const shown = await Promise.all(comps.map(({ id }) => paintOf(opened, id)))
  return comps
    .filter(({ imageHash }, i) => shown[i]?.imageHash === imageHash)
    .map(({ id }) => id)
}
