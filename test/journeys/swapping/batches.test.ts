import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { dropPreview } from '../set-up/drop-preview.ts'
import {
  closeOutcome,
  confirmAsPlanned,
  confirmPlan,
  licenseDialog,
  openRows,
  planAll
} from '../set-up/license-all.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import { readPaint } from '../set-up/read-paint.ts'
import { rerunPlugin } from '../set-up/rerun-plugin.ts'
import { openTab, place, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()
const licenses = '/v2/images/licenses'

it('swaps the uses kept in the preview and puts the comps back', async () => {
  const { opened, panel } = await openSignedIn('mountain')
  const first = await place(opened, 0)
  const second = await place(opened, 1)
  const copy = await copyOf(opened, first)
  const ids = [first, second, copy]
  const comps = await hashesOf(opened, ids)
  const plan = await planAll(panel)
  await openRows(plan)
  const look = plan
    .getByRole('group')
    .filter({ hasText: 'Used in 2 layers' })
    .last()
  await look.getByText('Used in 2 layers').click()
  await look.getByRole('checkbox', { name: 'Copy' }).uncheck()
  await look.getByText('Used in 2 layers, 1 excluded').waitFor()
  expect(await plan.getByLabel('Save to version history').isChecked()).toBe(
    true
  )
  await opened.page.evaluate(() =>
    window.figmaHost?.faults.set([{ kind: 'version-refused' }])
  )

  await confirmPlan(panel)

  const dialog = licenseDialog(panel)
  await dialog.getByText('2 of 2 licensed').waitFor()
  await panel.getByText('Couldn’t save to version history').waitFor()
  const swapped = await hashesOf(opened, ids)
  await dialog.getByRole('button', { name: 'Put comps back' }).click()
  await dialog.getByText('Layers show comps again').nth(1).waitFor()
  const putBack = await hashesOf(opened, ids)
  await closeOutcome(panel)
  await licenseAgain(panel)
  const again = await hashesOf(opened, ids)
  for (const count of [1, 2]) {
    // Comps are listed first.
    await panel
      .getByRole('button', { name: /^More for / })
      .last()
      .click()
    await panel.getByRole('menuitem', { name: 'Put comp back' }).click()
    await panel.getByRole('button', { name: `Swap all (${count})` }).waitFor()
  }

  expect(swapped).toEqual([expect.any(String), expect.any(String), comps[2]])
  expect(swapped[0]).not.toBe(comps[0])
  expect(swapped[1]).not.toBe(comps[1])
  expect(putBack).toEqual(comps)
  expect(again).toEqual([swapped[0], swapped[1], swapped[0]])
  await expect.poll(() => hashesOf(opened, ids)).toEqual(comps)
})

it('adopts a preview and resumes the batch it was closed in', async () => {
  const { opened, panel } = await openSignedIn('island')
  const { arrivals } = journey.stack.service
  const sent = arrivals.count('POST', licenses)
  const ids = [await place(opened, 0), await dropPreview(opened, 1)]
  await openTab(panel, 'This file')
  await panel.getByText('Matches a preview').waitFor()
  await panel.getByRole('button', { name: /^Adopt stock-photo/ }).click()
  await panel.getByText('Adopted 1 comp').waitFor()
  const comps = await hashesOf(opened, ids)
  const plan = await planAll(panel)
  const asked = await loseSecondFile(opened)

  await plan.getByRole('button', { name: 'License 2 images' }).click()
  await asked()
  const interrupted = await hashesOf(opened, ids)
  const again = await rerunPlugin(opened)

  await again.getByText('2 licensed').waitFor()
  await again.getByRole('button', { name: 'Show', exact: true }).click()
  const dialog = licenseDialog(again)
  await dialog.getByText('2 of 2 licensed').waitFor()
  await closeOutcome(again)
  const shown = await hashesOf(opened, ids)
  expect(interrupted).toEqual(comps)
  expect(shown[0]).not.toBe(comps[0])
  expect(shown[1]).not.toBe(comps[1])
  expect(arrivals.count('POST', licenses) - sent).toBe(1)
})

async function openSignedIn(words: string) {
  const { opened, panel } = await journey.openSearchAs('designer')
  await searchFor(panel, words)
  return { opened, panel }
}

/** Uses existing licenses for all comps of the file. */
async function licenseAgain(panel: Frame): Promise<void> {
  const plan = await planAll(panel)
  await plan.getByText('Already licensed').waitFor()
  await confirmAsPlanned(panel)
}

function copyOf(opened: OpenPage, id: string): Promise<string> {
  return opened.evaluate<string>(
    `const copy = (await figma.getNodeByIdAsync(input)).clone()
     copy.name = 'Copy'
     copy.y += 3000
     return copy.id`,
    id
  )
}

/** Hashes of the pictures that layers show. */
async function hashesOf(opened: OpenPage, ids: string[]): Promise<string[]> {
  const paints = await Promise.all(ids.map(id => readPaint(opened, id)))
  return paints.map(({ imageHash }) => imageHash)
}

/** Loses the second licensed file; resolves once it is requested. */
async function loseSecondFile({ page }: OpenPage) {
  let count = 0
  await page.route(/\/media\/licensed\//, async route => {
    count += 1
    if (count !== 2) await route.continue()
  })
  return () => expect.poll(() => count).toBe(2)
}
