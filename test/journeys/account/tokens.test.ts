import { expect, it } from 'vitest'
import { placeComps } from '../set-up/open-with-comps.ts'
import { openTab } from '../set-up/search-and-place.ts'
import { signInOnService, signInWithToken } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('signs in with a token and says what it cannot do', async () => {
  const { opened, panel } = await journey.openPanel()
  const account = await opened.context.newPage()
  const { addresses } = journey.stack
  await account.goto(`${addresses.service}/account`)
  await signInOnService(account, 'designer')
  await account.getByLabel('licenses.view').check()
  await account.getByRole('button', { name: 'Create token' }).click()
  const shown = account.getByRole('status', { name: 'New token' })
  const token = await shown.locator('code').textContent()
  await account.close()

  await signInWithToken(panel, token ?? '')

  await panel
    .getByText('Missing: licenses.create, purchases.view')
    .first()
    .waitFor()
  await panel.getByText('This account can’t license here').waitFor()
  await panel.getByText('This token can’t show subscriptions.').waitFor()
  await openTab(panel, 'Search')
  await placeComps(opened, 'cat')
  await openTab(panel, 'This file')
  await panel.getByText('Your sign-in doesn’t include licensing.').waitFor()
  expect(await panel.getByRole('button', { name: /^License/ }).count()).toBe(0)
  await panel.getByRole('button', { name: 'Open account' }).click()
  await panel.getByRole('tab', { name: 'Account', selected: true }).waitFor()
  const { arrivals } = journey.stack.service
  expect(arrivals.count('GET', '/v2/user/subscriptions')).toBe(0)
  expect(arrivals.count('POST', '/v2/images/licenses')).toBe(0)
})
