import { expect, it } from 'vitest'
import { licenseDialog, planAll, showOutcome } from '../set-up/license-all.ts'
import { openWithComps } from '../set-up/open-with-comps.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('licenses by keyboard once the subscription’s fields are filled in', async () => {
  const { service } = journey.stack
  const posts = () => service.arrivals.count('POST', '/v2/images/licenses')
  const before = posts()
  const { opened, panel } = await openWithComps(journey, 'enterprise', 'cat')
  const plan = await planAll(panel)
  const confirm = plan.getByRole('button', { name: 'License 1 image' })

  await confirm.press('Enter')
  const client = plan.getByLabel('Client (required)')
  await plan.getByText('Your subscription requires: Client').waitFor()
  await expect
    .poll(() => client.evaluate(field => field === document.activeElement))
    .toBe(true)
  const early = posts()
  await opened.page.keyboard.type('ACME')
  await opened.page.keyboard.press('Tab')
  await opened.page.keyboard.type('PO-7')
  const asked = plan.getByText(/^Your subscription requires/)
  await expect.poll(() => asked.count()).toBe(0)
  await confirm.dblclick()
  await showOutcome(panel)

  expect(early).toBe(before)
  expect(posts()).toBe(before + 1)
  await licenseDialog(panel).getByText('1 of 1 licensed').waitFor()
})
