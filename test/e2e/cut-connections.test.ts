import { afterEach, expect, it } from 'vitest'
import { countPurchases, licenses, purchase } from './count-purchases.ts'
import { confirmPlan, licenseDialog, planAll } from './license-all.ts'
import { startKillableGateway } from './killable-gateway.ts'
import { openWithComps, placeComps, unswapped } from './open-with-comps.ts'
import { openTab } from './search-and-place.ts'
import { signIn } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

afterEach(() => journey.stack.proxy.cutAfter(purchase, 0))

it('licenses a batch once when it is cut on both sides of the gateway', async () => {
  const { opened, panel, comps } = await openWithComps(
    journey,
    'metered',
    'forest',
    3
  )
  const { proxy, service } = journey.stack
  const count = countPurchases(journey.stack)
  await planAll(panel)
  service.faults.cutConnection({ method: 'POST', path: licenses })
  proxy.cutAfter(purchase, 1)

  await confirmPlan(panel)

  await licenseDialog(panel).getByText('3 of 3 licensed').waitFor()
  expect(count()).toEqual({ asked: 2, arrived: 1 })
  expect(await unswapped(opened, comps)).toEqual([])
})

it('licenses once when the token ends before the browser repeats', async () => {
  const { opened, panel } = await journey.openPanel()
  await signIn(opened, 'metered')
  await openTab(panel, 'Search')
  const comps = await placeComps(opened, 'river')
  const { proxy, service } = journey.stack
  const count = countPurchases(journey.stack)
  opened.expectErrors(/status of 401/)
  await planAll(panel)
  proxy.cutAfter(purchase, 1, () => service.faults.moveClock(61 * 60_000))

  await confirmPlan(panel)

  await licenseDialog(panel).getByText('1 of 1 licensed').waitFor()
  expect(count()).toEqual({ asked: 2, arrived: 1 })
  expect(await unswapped(opened, comps)).toEqual([])
})

it('licenses once when the gateway dies while the browser waits', async () => {
  const { opened, panel, comps } = await openWithComps(
    journey,
    'metered',
    'island',
    2
  )
  const { proxy } = journey.stack
  const gateway = await startKillableGateway(journey.stack)
  const count = countPurchases(journey.stack)
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
