import { expect, it } from 'vitest'
import { licenseDialog, planAll, showOutcome } from '../set-up/license-all.ts'
import {
  openTab,
  place,
  results,
  searchFor
} from '../set-up/search-and-place.ts'
import { signInAs, walkSignInPages } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('says when it is offline, keeps loaded results and searches once back online', async () => {
  const { opened, panel } = await journey.openPanel()
  opened.expectErrors(/ERR_INTERNET_DISCONNECTED/)
  await searchFor(panel, 'lake')
  const loaded = await results(panel)
    .first()
    .getByRole('img')
    .getAttribute('alt')
  await opened.context.setOffline(true)
  await panel.getByText(/^You’re offline/).waitFor()
  const kept = results(panel).first().getByRole('img')
  expect(await kept.getAttribute('alt')).toBe(loaded)
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.fill('mountain')
  await field.press('Enter')
  const alert = panel.getByRole('alert')
  await alert.getByText('Search failed').waitFor()
  expect(await panel.getByText(/connection|gateway|offline/).count()).toBe(1)

  await opened.context.setOffline(false)

  await results(panel).first().waitFor()
  expect(await alert.count()).toBe(0)
  expect(await panel.getByText(/^You’re offline/).count()).toBe(0)
})

it('loads missing pictures some time after it is back online', async () => {
  const { opened, panel } = await journey.openPanel()
  opened.expectErrors(/ERR_(INTERNET_DISCONNECTED|FAILED)/)
  await searchFor(panel, 'mountain')
  await opened.context.setOffline(true)
  const offline = panel.getByText(/^You’re offline/)
  await offline.waitFor()
  await panel.evaluate(() => {
    document.querySelector('[role=grid]')?.parentElement?.scrollTo(0, 2000)
  })
  const missing = () =>
    panel.evaluate(
      () => [...document.images].filter(one => !one.naturalWidth).length
    )
  await expect.poll(missing).toBeGreaterThan(0)

  let refused = 0
  await opened.context.route('**/media/**', route => {
    refused += 1
    return route.abort()
  })
  await opened.context.setOffline(false)
  await offline.waitFor({ state: 'detached' })
  await expect.poll(() => refused).toBeGreaterThan(0)
  await opened.context.unroute('**/media/**')

  await expect.poll(missing).toBe(0)
})

it('explains a broken preview, and places it on the next try', async () => {
  const { opened, panel } = await journey.openPanel()
  opened.expectErrors(/ERR_CONTENT_LENGTH_MISMATCH/)
  await searchFor(panel, 'mountain')
  await panel.waitForFunction(() =>
    [...document.images].every(image => image.complete)
  )
  const alert = panel.getByRole('alert')

  for (const [at, fault, words] of [
    [0, 'not-an-image', 'Something other than the file arrived'],
    [1, 'truncated', 'The download was incomplete']
  ] as const) {
    journey.stack.service.faults.breakMedia(fault)
    const result = results(panel).nth(at)
    await result.hover()
    await result.getByRole('button', { name: 'Place' }).click()
    await alert.getByText(words).waitFor()

    expect(await place(opened, at)).not.toBe('')
  }
})

it('says when the gateway is down and signs in when it is back', async () => {
  const { proxy } = journey.stack
  const { opened, panel } = await journey.openPanel()
  opened.expectErrors(/net::ERR_/)
  await openTab(panel, 'Account')
  proxy.isDown = true
  const start = panel.getByRole('button', { name: 'Sign in', exact: true })
  await start.click()
  const alert = panel.getByRole('alert')
  await alert.getByText('Couldn’t reach the Cleared gateway').waitFor()

  proxy.isDown = false
  const popup = opened.context.waitForEvent('page')
  await start.click()
  const code = await walkSignInPages(await popup, 'designer')
  await panel.getByRole('textbox', { name: 'Pairing code' }).fill(code)
  await panel.getByRole('button', { name: 'Finish sign-in' }).click()

  await panel.getByText('Signed in as').first().waitFor()
  expect(await alert.count()).toBe(0)
})

it('licenses nothing while the gateway is down, and everything once it is back', async () => {
  const { proxy, service } = journey.stack
  const { opened, panel } = await journey.openPanel()
  opened.expectErrors(/net::ERR_/)
  await searchFor(panel, 'mountain')
  await place(opened, 0)
  await signInAs(panel, service, 'designer')
  proxy.isDown = true
  const plan = await planAll(panel)
  await plan.getByText('Couldn’t reach the Cleared gateway').waitFor()
  expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(0)

  proxy.isDown = false
  await plan.getByRole('button', { name: 'Try again' }).click()
  await plan.getByRole('button', { name: 'License 1 image' }).click()
  await showOutcome(panel)

  await licenseDialog(panel).getByText('1 of 1 licensed').waitFor()
  expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(1)
})
