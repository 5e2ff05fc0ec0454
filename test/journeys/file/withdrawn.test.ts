import { expect, it } from 'vitest'
import {
  confirmAsPlanned,
  licenseDialog,
  skipClaimPause
} from '../set-up/license-all.ts'
import { openWithComps } from '../set-up/open-with-comps.ts'
import { openTab, results } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('shows what the library has withdrawn, and offers no license for it', async () => {
  const { service } = journey.stack
  const { opened, panel, comps } = await openWithComps(
    journey,
    'designer',
    'mountain',
    2
  )
  await skipClaimPause(panel)
  await licenseResult(0)
  await confirmAsPlanned(panel)
  for (const { id } of comps) service.faults.removeAsset(await assetIdOf(id))

  await openTab(panel, 'This file')
  await panel.getByText('1 of 2 images isn’t licensed').waitFor()
  await panel.getByText('2 are no longer in the library.').waitFor()
  const rows = panel.getByRole('listitem')
  const missing = rows.filter({ hasText: /Missing/ })
  await missing.getByRole('button', { name: '1 use' }).click()
  await missing.getByText('It can’t be licensed anymore. Replace it.').waitFor()
  const licensed = rows.filter({ hasText: /Licensed/ })
  await licensed.getByRole('button', { name: '1 use' }).click()
  await licensed.getByText(/^The license stays on record/).waitFor()
  expect(await panel.getByRole('button', { name: /^License/ }).count()).toBe(0)

  await openTab(panel, 'Search')
  await licenseResult(1)
  const plan = licenseDialog(panel)
  await plan.getByText(/^No longer available to your account/).waitFor()
  expect(await plan.getByRole('button', { name: /^License \d/ }).count()).toBe(
    0
  )
  expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(1)

  async function licenseResult(index: number): Promise<void> {
    const result = results(panel).nth(index)
    await result.hover()
    await result.getByRole('button', { name: 'License', exact: true }).click()
  }

  function assetIdOf(layerId: string): Promise<string> {
    return opened.evaluate<string>(
      `const layer = await figma.getNodeByIdAsync(input)
       const record = layer.getSharedPluginData('cleared', 'provenance')
       return JSON.parse(record).assetId`,
      layerId
    )
  }
})
