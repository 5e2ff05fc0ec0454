import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  confirmPlan,
  licenseDialog,
  openRows,
  planAll
} from '../set-up/license-all.ts'
import { readPaint } from '../set-up/read-paint.ts'
import { openTab } from '../set-up/search-and-place.ts'
import { placeSamePicture } from '../set-up/place-same-picture.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('asks which image a layer shows, then licenses each with its own file', async () => {
  const { opened, panel } = await journey.openSearchAs('designer')
  const ids = await placeSamePicture(opened)
  await panel.getByText(/same preview for all of these/).waitFor()
  const hashes = () =>
    Promise.all(ids.map(async id => (await readPaint(opened, id)).imageHash))
  const comps = await hashes()

  await openTab(panel, 'This file')
  const question = panel.getByRole('region', { name: 'Which one is this?' })
  await chooseSecond(panel)
  await question.waitFor({ state: 'detached' })
  const focused = panel.locator('button:focus')
  await focused.waitFor()
  const plan = await planAll(panel)
  await openRows(plan)
  await plan.getByText('Used in 2 layers').waitFor()
  await confirmPlan(panel)

  await licenseDialog(panel).getByText('2 of 2 licensed').waitFor()
  expect(new Set(comps).size).toBe(1)
  const [first, second, chosen] = await hashes()
  expect(comps).not.toContain(first)
  expect(comps).not.toContain(second)
  expect(first).not.toBe(second)
  expect([first, second]).toContain(chosen)
})

/** Chooses the second asset, which enables the button. */
async function chooseSecond(panel: Frame): Promise<void> {
  const choose = panel.getByRole('button', {
    name: 'Choose what Unrecorded shows'
  })
  const field = panel.getByRole('combobox', { name: 'Shown in Unrecorded' })
  await field.waitFor()
  expect(await choose.isDisabled()).toBe(true)
  await field.selectOption({ index: 2 })
  await field.press('Tab')
  await panel.page().keyboard.press('Enter')
}
