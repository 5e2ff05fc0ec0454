import { expect, it } from 'vitest'
import { confirmPlan, licenseDialog, planAll } from '../set-up/license-all.ts'
import { openWithComps } from '../set-up/open-with-comps.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('licenses with a verification code', async () => {
  const { panel } = await openWithComps(journey, 'guarded', 'cat')
  const dialog = licenseDialog(panel)
  await planAll(panel)
  await confirmPlan(panel)
  await dialog.getByText(/requires a verification code/).waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const code = dialog.getByLabel('Verification code (required)')
  await dialog.getByRole('button', { name: 'License 1 image' }).click()
  await dialog.getByText('Enter the code').waitFor()

  await code.fill('246810')
  await confirmPlan(panel)

  expect(await dialog.getByText('1 of 1 licensed').count()).toBe(1)
})

it('licenses with retail prices', async () => {
  const { panel } = await openWithComps(journey, 'partner', 'mountain', 2)
  const dialog = licenseDialog(panel)
  await planAll(panel)
  await confirmPlan(panel)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const prices = dialog.getByLabel('Retail price (USD) (required)')
  await prices.first().waitFor()
  const early = await dialog.getByText('Retail total').count()
  await dialog.getByRole('button', { name: 'License 2 images' }).click()
  await prices.first().and(dialog.locator(':focus')).waitFor()
  await dialog.getByLabel('Retail price for all (USD)').fill('12,50')
  await prices.first().fill('20')

  await dialog.getByText('$32.50').waitFor()
  await confirmPlan(panel)

  expect(early).toBe(0)
  expect(await dialog.getByText('2 of 2 licensed').count()).toBe(1)
})
