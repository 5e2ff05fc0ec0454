import type { Frame } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import type { OpenPage } from '../set-up/open-page.ts'
import { openTab, results, searchFor } from '../set-up/search-and-place.ts'
import { signIn } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

const minute = 60_000

/** Reloads the page with the person's clock `ahead` milliseconds fast. */
async function moveClock(opened: OpenPage, ahead: number): Promise<Frame> {
  await opened.context.addInitScript(milliseconds => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + milliseconds
  }, ahead)
  await opened.page.reload()
  const frame = await opened.panel()
  const shown = await frame.evaluate(() => Date.now())
  expect(shown - Date.now()).toBeGreaterThan(ahead - minute)
  return frame
}

it('signs in with a clock that is 16 minutes ahead', async () => {
  const opened = await journey.open()
  const panel = await moveClock(opened, 16 * minute)

  await signIn(opened, 'designer')

  expect(await panel.getByText('Starting…').count()).toBe(0)
  await opened.page.reload()
  const again = await opened.panel()
  await openTab(again, 'Account')
  await again.getByText('Signed in as').first().waitFor()
})

it('searches without the gateway while the clock is 65 minutes ahead', async () => {
  const opened = await journey.open()
  opened.expectErrors(/net::ERR_/)
  await signIn(opened, 'designer')
  const panel = await moveClock(opened, 65 * minute)
  // Its token is refreshed first; were that reply lost, no token would be valid.
  await opened.page.waitForFunction(() =>
    window.figmaHost
      ?.requests()
      .some(
        ({ url, outcome }) =>
          url.includes('/v2/images/licenses') && outcome === 'answered'
      )
  )
  const { proxy } = journey.stack
  onTestFinished(() => void (proxy.isDown = false))
  proxy.isDown = true

  await searchFor(panel, 'mountain')

  expect(await results(panel).count()).toBeGreaterThan(0)
})

it('cannot read the Date header of the service', async () => {
  const { opened, panel } = await journey.openPanel()
  const { addresses, service } = journey.stack
  const url = `${addresses.service}/v2/user`
  const token = service.makeToken('designer', ['user.view'])
  const arrived = opened.page.waitForResponse(
    response => response.url() === url && response.status() === 200
  )

  const read = await panel.evaluate(
    async given => {
      const headers = { Authorization: `Bearer ${given.token}` }
      const reply = await fetch(given.url, { headers })
      return { status: reply.status, date: reply.headers.get('Date') }
    },
    { url, token }
  )

  expect(await (await arrived).headerValue('Date')).toMatch(/GMT$/)
  expect(read).toEqual({ status: 200, date: null })
})
