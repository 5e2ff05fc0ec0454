import { expect, it } from 'vitest'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  planAll
} from './license-all.ts'
import { openTab, place, results, searchFor } from './search-and-place.ts'
import { licensingScopes, signInWithToken } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('never sends an owned asset again where repeats are charged', async () => {
  const { service } = journey.house
  const opened = await journey.open()
  const panel = await opened.panel()
  await signInWithToken(panel, service.makeToken('metered', licensingScopes))
  await openTab(panel, 'Search')
  await searchFor(panel, 'cat')
  await place(opened, 0)
  await planAll(panel)
  await confirmPlan(panel)
  await closeOutcome(panel)

  await panel.getByText('The one asset in this file is licensed').waitFor()
  expect(await panel.getByRole('button', { name: /^License/ }).count()).toBe(0)
  await openTab(panel, 'Search')
  await results(panel).first().hover()
  await results(panel).first().getByRole('button', { name: 'Place' }).waitFor()
  const offered = results(panel).first().getByRole('button', {
    name: 'License',
    exact: true
  })
  expect(await offered.count()).toBe(0)

  await opened.page.goto(`${opened.page.url()}&document=another`)
  const other = await opened.panel()
  await searchFor(other, 'cat')
  await place(opened, 0)
  const plan = await planAll(other)
  await plan.getByText('No charge').waitFor()
  await confirmPlan(other)
  await licenseDialog(other).getByText('No downloads were used.').waitFor()
  await closeOutcome(other)

  await other.getByText('The one asset in this file is licensed').waitFor()
  await openTab(other, 'Account')
  await other.getByText('99 of 100').waitFor()
  expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(1)
})

it('licenses by keyboard once what the subscription asks for is filled in', async () => {
  const { service } = journey.house
  const posts = () => service.arrivals.count('POST', '/v2/images/licenses')
  const before = posts()
  const opened = await journey.open()
  const panel = await opened.panel()
  const token = service.makeToken('enterprise', licensingScopes)
  await signInWithToken(panel, token)
  await openTab(panel, 'Search')
  await searchFor(panel, 'cat')
  await place(opened, 0)
  const plan = await planAll(panel)
  const confirm = plan.getByRole('button', { name: 'License 1 asset' })

  await confirm.press('Enter')
  const client = plan.getByLabel('Client (required)')
  await plan.getByText('Your subscription asks for: Client.').waitFor()
  await expect
    .poll(() => client.evaluate(field => field === document.activeElement))
    .toBe(true)
  const early = posts()
  await opened.page.keyboard.type('ACME')
  await opened.page.keyboard.press('Tab')
  await opened.page.keyboard.type('PO-7')
  const asked = plan.getByText(/^Your subscription asks/)
  await expect.poll(() => asked.count()).toBe(0)
  await confirm.dblclick()
  await licenseDialog(panel).getByRole('button', { name: 'Done' }).waitFor()

  expect(early).toBe(before)
  expect(posts()).toBe(before + 1)
  await licenseDialog(panel).getByText('1 of 1 licensed').waitFor()
})
