import { expect, it } from 'vitest'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  planAll
} from '../set-up/license-all.ts'
import { openWithComps, unswapped } from '../set-up/open-with-comps.ts'
import { rerunPlugin } from '../set-up/rerun-plugin.ts'
import { openTab } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()
const licenses = '/v2/images/licenses'

it('licenses once when the browser repeats a purchase by itself', async () => {
  const { opened, panel, comps } = await openWithComps(
    journey,
    'designer',
    'forest'
  )
  const { proxy, service } = journey.stack
  const sent = proxy.arrivals('POST /purchases')
  const arrived = service.arrivals.count('POST', licenses)
  await planAll(panel)
  proxy.cutAfter('POST /purchases', 1)

  await confirmPlan(panel)

  await licenseDialog(panel).getByText('1 of 1 licensed').waitFor()
  expect(proxy.cuts).toBe(1)
  expect(proxy.arrivals('POST /purchases') - sent).toBe(2)
  expect(service.arrivals.count('POST', licenses) - arrived).toBe(1)
  expect(await unswapped(opened, comps)).toEqual([])
})

it('asks how a purchase ended when every reply to it is lost', async () => {
  const { opened, panel, comps } = await openWithComps(
    journey,
    'designer',
    'river'
  )
  const { proxy, service } = journey.stack
  const arrived = service.arrivals.count('POST', licenses)
  const { cuts } = proxy
  opened.expectErrors(/net::ERR_/)
  await planAll(panel)
  proxy.cutAfter('POST /purchases', Infinity)

  await confirmPlan(panel)

  proxy.cutAfter('POST /purchases', 0)
  expect(proxy.cuts - cuts).toBeGreaterThanOrEqual(2)
  await licenseDialog(panel).getByText('1 of 1 licensed').waitFor()
  expect(service.arrivals.count('POST', licenses) - arrived).toBe(1)
  expect(await unswapped(opened, comps)).toEqual([])
})

it('finishes a purchase during which the plugin was closed', async () => {
  const { opened, panel, comps } = await openWithComps(
    journey,
    'designer',
    'cat'
  )
  const { proxy, service } = journey.stack
  const { arrivals } = service
  const arrived = arrivals.count('POST', licenses)
  const plan = await planAll(panel)
  const confirm = plan.getByRole('button', { name: 'License 1 image' })
  await confirm.waitFor()
  proxy.keepNext('POST /purchases')

  await confirm.click()
  await expect.poll(() => arrivals.count('POST', licenses) - arrived).toBe(1)
  const again = await rerunPlugin(opened)

  await again.getByText('1 licensed').waitFor()
  await again.getByRole('button', { name: 'Show', exact: true }).click()
  await licenseDialog(again).getByText('1 of 1 licensed').waitFor()
  await closeOutcome(again)
  expect(await unswapped(opened, comps)).toEqual([])
  expect(arrivals.count('POST', licenses) - arrived).toBe(1)
  await openTab(again, 'This file')
  await again.getByText('The only image in this file is licensed').waitFor()
})
