import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  planAll
} from '../set-up/license-all.ts'
import { place, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('licenses a vector and saves its EPS', async () => {
  const { opened, panel } = await journey.openSearchAs('designer')
  await searchFor(panel, 'vector pattern')
  await place(opened, 0)
  const plan = await planAll(panel)
  await plan.getByText('You can download the EPS').waitFor()
  await confirmPlan(panel)

  const dialog = licenseDialog(panel)
  const [download] = await Promise.all([
    opened.page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Download EPS of/ }).click()
  ])
  await dialog.getByText('1 layer shows the licensed file.').waitFor()
  await closeOutcome(panel)

  expect(download.suggestedFilename()).toMatch(/^image-\d+-vector\.eps$/)
  const content = await text(await download.createReadStream())
  expect(content).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n/)
  expect(content).toMatch(/%%EOF\n$/)
})
