import { expect, it } from 'vitest'
import { licenseDialog, planAll } from './license-all.ts'
import { openTab, place, searchFor } from './search-and-place.ts'
import {
  licensingScopes,
  signIn,
  signInOnService,
  signInWithToken,
  walkSignInPages
} from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('signs in with a token and says what it cannot do', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  const account = await opened.context.newPage()
  const { addresses } = journey.house
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
  await searchFor(panel, 'cat')
  await place(opened, 0)
  const dialog = await planAll(panel)
  await dialog.getByText('Your sign-in may not license.').waitFor()
  await dialog.getByRole('button', { name: 'Open account' }).click()
  await panel.getByRole('tab', { name: 'Account', selected: true }).waitFor()
  const { arrivals } = journey.house.service
  expect(arrivals.count('GET', '/v2/user/subscriptions')).toBe(0)
  expect(arrivals.count('POST', '/v2/images/licenses')).toBe(0)
})

it('keeps session, size and comps when the page is loaded again', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  await signIn(opened, 'designer')
  await openTab(panel, 'Search')
  await searchFor(panel, 'dog')
  await place(opened, 0)
  const handle = panel.getByRole('button', { name: 'Resize panel' })
  await handle.press('ArrowRight')
  await expect.poll(() => panel.evaluate(() => innerWidth)).toBe(380)
  await handle.press('ArrowUp')
  await expect.poll(storedText).toContain('620')

  await opened.page.reload()

  const again = await opened.panel()
  const size = await again.evaluate(() => [innerWidth, innerHeight])
  expect(size).toEqual([380, 620])
  await openTab(again, 'Account')
  await again.getByText('Signed in as').first().waitFor()
  await openTab(again, 'This file')
  await again.getByText('The one asset in this file is not').waitFor()

  async function storedText(): Promise<string> {
    const stored = await opened.page.evaluate(() => window.figmaHost?.storage())
    return JSON.stringify(stored)
  }
})

it.each([
  ['viewer', 'Your account has no subscription.'],
  ['spent', 'No downloads are left for this.']
])('tells %s why nothing can be licensed', async (username, words) => {
  const { service } = journey.house
  const opened = await journey.open()
  const panel = await opened.panel()
  await signInWithToken(panel, service.makeToken(username, licensingScopes))
  await openTab(panel, 'Search')
  await searchFor(panel, 'cat')
  await place(opened, 0)

  const plan = await planAll(panel)

  await plan.getByText('Cannot be licensed').waitFor()
  await plan.getByText(words).waitFor()
  expect(await plan.getByRole('button', { name: /^License / }).count()).toBe(0)
  await plan.getByRole('button', { name: 'Close' }).click()
  await plan.waitFor({ state: 'detached' })
  expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(0)
})

it('signs in from the license dialog and goes on licensing', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  await searchFor(panel, 'cat')
  await place(opened, 0)

  await planAll(panel)

  const dialog = licenseDialog(panel)
  await dialog.getByText('You are not signed in.').waitFor()
  const popup = opened.context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await panel.getByRole('tab', { name: 'Account', selected: true }).waitFor()
  expect(await dialog.count()).toBe(0)
  const code = await walkSignInPages(await popup, 'designer')
  await panel.getByRole('textbox', { name: 'Pairing code' }).fill(code)
  await panel.getByRole('button', { name: 'Finish sign-in' }).click()

  await dialog.getByRole('button', { name: 'License 1 asset' }).waitFor()
})
