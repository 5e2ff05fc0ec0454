import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { confirmPlan, licenseDialog, planAll } from './license-all.ts'
import { paintOf } from './paint-of.ts'
import { openTab } from './search-and-place.ts'
import { placeAlike } from './send-alike.ts'
import { licensingScopes, signInWithToken } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('asks which image a layer shows, then licenses each with its own file', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  const { service } = journey.house
  await signInWithToken(panel, service.makeToken('designer', licensingScopes))
  await openTab(panel, 'Search')
  const ids = await placeAlike(opened)
  await panel.getByText(/same preview for more than one image/).waitFor()
  const hashes = () =>
    Promise.all(ids.map(async id => (await paintOf(opened, id)).imageHash))
  const comps = await hashes()

  await openTab(panel, 'This file')
  const question = panel.getByRole('region', { name: 'Which image is this?' })
  await chooseSecond(panel)
  await question.waitFor({ state: 'detached' })
  const focused = panel.locator('button:focus')
  await focused.waitFor()
  const plan = await planAll(panel)
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

/** The button is what comes after the field, and not to be pressed before. */
async function chooseSecond(panel: Frame): Promise<void> {
  const choose = panel.getByRole('button', {
    name: 'Choose the image in Unrecorded'
  })
  const field = panel.getByRole('combobox', { name: 'Image in Unrecorded' })
  await field.waitFor()
  expect(await choose.isDisabled()).toBe(true)
  await field.selectOption({ index: 2 })
  await field.press('Tab')
  await panel.page().keyboard.press('Enter')
}
