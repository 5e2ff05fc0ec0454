import { expect, it } from 'vitest'
import { sample } from '../sample.ts'
import { planAll } from './license-all.ts'
import { openWithComps, placeComps } from './open-with-comps.ts'
import { openTab } from './search-and-place.ts'
import { signInOnService, signInWithToken } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('signs in with a token and says what it cannot do', async () => {
  const { opened, panel } = await journey.openPanel()
  const account = await opened.context.newPage()
  const { addresses } = journey.stack
  await account.goto(`${addresses.service}/account`)
  await signInOnService(account, 'designer')
  await account.getByLabel('licenses.view').check()
  await account.getByRole('button', { name: 'Make a token' }).click()
  const shown = account.getByRole('status', { name: 'New token' })
  const token = await shown.locator('code').textContent()
  await account.close()

  await signInWithToken(panel, token ?? '')

  await panel
    .getByText('it lacks licenses.create, purchases.view')
    .first()
    .waitFor()
  await panel.getByText('This account cannot license here').waitFor()
  await panel.getByText('This token cannot see subscriptions.').waitFor()
  await openTab(panel, 'Search')
  await placeComps(opened, 'cat')
  const dialog = await planAll(panel)
  await dialog.getByText('Your sign-in may not license.').waitFor()
  await dialog.getByRole('button', { name: 'Open account' }).click()
  await panel.getByRole('tab', { name: 'Account', selected: true }).waitFor()
  const { arrivals } = journey.stack.service
  expect(arrivals.count('GET', '/v2/user/subscriptions')).toBe(0)
  expect(arrivals.count('POST', '/v2/images/licenses')).toBe(0)
})

const reasons = [
  ['viewer', 'Your account has no subscription.'],
  ['spent', 'No downloads are left for this.']
] as const

it.each(sample(reasons, 1))(
  'says to %s why nothing can be licensed',
  async (username, words) => {
    const { service } = journey.stack
    const { panel } = await openWithComps(journey, username, 'cat')

    const plan = await planAll(panel)

    await plan.getByText('Cannot be licensed').waitFor()
    await plan.getByText(words).waitFor()
    expect(await plan.getByRole('button', { name: /^License / }).count()).toBe(
      0
    )
    await plan.getByRole('button', { name: 'Close' }).click()
    await plan.waitFor({ state: 'detached' })
    expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(0)
  }
)
