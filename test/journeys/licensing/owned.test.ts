import { expect, it } from 'vitest'
import { confirmAsPlanned, planAll } from '../set-up/license-all.ts'
import { openWithComps, placeComps } from '../set-up/open-with-comps.ts'
import { openTab, results } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('never sends an owned asset again where repeats are charged', async () => {
  const { service } = journey.stack
  const { opened, panel } = await openWithComps(journey, 'metered', 'cat')
  await planAll(panel)
  await confirmAsPlanned(panel)

  await panel.getByText('The only image in this file is licensed').waitFor()
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
  await placeComps(opened, 'cat')
  await other.getByText('Placed the licensed file').waitFor()
  await openTab(other, 'This file')

  await other.getByText('The only image in this file is licensed').waitFor()
  await openTab(other, 'Account')
  await other.getByText('99 of 100').waitFor()
  expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(1)
})
