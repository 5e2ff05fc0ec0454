import { expect, it } from 'vitest'
import {
  confirmPlan,
  licenseDialog,
  skipClaimPause
} from '../set-up/license-all.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('places what was licensed without a comp, and knows it next time', async () => {
  const { service } = journey.stack
  const { opened, panel } = await journey.openSearchAs('designer')
  await searchFor(panel, 'mountain')
  await skipClaimPause(panel)
  await results(panel).first().getByRole('button').first().press('Enter')
  const license = { name: 'License', exact: true }
  await panel.getByRole('button', license).click()
  await confirmPlan(panel)
  await licenseDialog(panel)
    .getByRole('button', { name: /^Place licensed/ })
    .click()
  await panel.getByText('Placed the licensed file').waitFor()
  await panel.getByRole('button', { name: 'Place licensed' }).waitFor()
  const offered = await panel.getByRole('button', license).count()

  await opened.page.goto(`${opened.page.url()}&document=another`)
  const other = await opened.panel()
  await searchFor(other, 'mountain')
  const result = results(other).first()
  await result.getByText('Licensed', { exact: true }).waitFor()
  await result.hover()
  await result.getByRole('button', { name: 'Place licensed' }).click()
  await other.getByText('Placed the licensed file').waitFor()

  expect(offered).toBe(0)
  expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(1)
})
