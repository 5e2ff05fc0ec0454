import { expect, it } from 'vitest'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  planAll
} from './license-all.ts'
import { runAgain } from './run-again.ts'
import { openTab, place, searchFor } from './search-and-place.ts'
import { licensingScopes, signInWithToken } from './sign-in.ts'
import { paintOf } from './paint-of.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()
const licenses = '/v2/images/licenses'

it('licenses once when the browser repeats a purchase by itself', async () => {
  const { opened, panel, id, comp } = await openWithComp('forest')
  const { proxy, service } = journey.house
  const sent = proxy.arrivals('POST /purchases')
  const arrived = service.arrivals.count('POST', licenses)
  await planAll(panel)
  proxy.cutAfter('POST /purchases', 1)

  await confirmPlan(panel)

  await licenseDialog(panel).getByText('1 of 1 licensed').waitFor()
  expect(proxy.cuts).toBe(1)
  expect(proxy.arrivals('POST /purchases') - sent).toBe(2)
  expect(service.arrivals.count('POST', licenses) - arrived).toBe(1)
  expect((await paintOf(opened, id)).imageHash).not.toBe(comp.imageHash)
})

it('asks how a purchase ended when every reply to it is lost', async () => {
  const { opened, panel, id, comp } = await openWithComp('river')
  const { proxy, service } = journey.house
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
  expect((await paintOf(opened, id)).imageHash).not.toBe(comp.imageHash)
})

it('finishes a purchase in whose middle the plugin was closed', async () => {
  const { opened, panel, id, comp } = await openWithComp('cat')
  const { proxy, service } = journey.house
  const { arrivals } = service
  const arrived = arrivals.count('POST', licenses)
  const plan = await planAll(panel)
  const confirm = plan.getByRole('button', { name: 'License 1 image' })
  await confirm.waitFor()
  proxy.keepNext('POST /purchases')

  await confirm.click()
  await expect.poll(() => arrivals.count('POST', licenses) - arrived).toBe(1)
  const again = await runAgain(opened)

  await again.getByText('1 image licensed').waitFor()
  await again.getByRole('button', { name: 'Show', exact: true }).click()
  await licenseDialog(again).getByText('1 of 1 licensed').waitFor()
  await closeOutcome(again)
  expect((await paintOf(opened, id)).imageHash).not.toBe(comp.imageHash)
  expect(arrivals.count('POST', licenses) - arrived).toBe(1)
  await openTab(again, 'This file')
  await again.getByText('The only image in this file is licensed').waitFor()
})

async function openWithComp(words: string) {
  const opened = await journey.open()
  const panel = await opened.panel()
  const { service } = journey.house
  await signInWithToken(panel, service.makeToken('designer', licensingScopes))
  await openTab(panel, 'Search')
  await searchFor(panel, words)
  const id = await place(opened, 0)
  return { opened, panel, id, comp: await paintOf(opened, id) }
}
