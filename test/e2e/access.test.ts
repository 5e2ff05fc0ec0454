import { expect, it } from 'vitest'
import { licenseDialog, planAll } from './license-all.ts'
import { placeComps } from './open-with-comps.ts'
import { openTab } from './search-and-place.ts'
import { signIn, walkSignInPages } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('keeps session, size and comps when the page is loaded again', async () => {
  const { opened, panel } = await journey.openPanel()
  await signIn(opened, 'designer')
  await openTab(panel, 'Search')
  await placeComps(opened, 'dog')
  const handle = panel.getByRole('button', { name: 'Resize panel' })
  await handle.press('ArrowRight')
  await expect.poll(() => panel.evaluate(() => innerWidth)).toBe(380)
  await handle.press('ArrowUp')
  await expect.poll(storedText).toContain('620')

  await opened.page.reload()

  const again = await opened.panel()
  const size = await again.evaluate(() => [innerWidth, innerHeight])
  expect(size).toEqual([380, 620])
  await openTab(again, 'Account')
  await again.getByText('Signed in as').first().waitFor()
  await openTab(again, 'This file')
  await again.getByText('The one asset in this file is not').waitFor()

  async function storedText(): Promise<string> {
    const stored = await opened.page.evaluate(() => window.figmaHost?.storage())
    return JSON.stringify(stored)
  }
})

it('signs in from the license dialog and resumes licensing', async () => {
  const { opened, panel } = await journey.openPanel()
  await placeComps(opened, 'cat')

  await planAll(panel)

  const dialog = licenseDialog(panel)
  await dialog.getByText('You are not signed in.').waitFor()
  const popup = opened.context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await panel.getByRole('tab', { name: 'Account', selected: true }).waitFor()
  expect(await dialog.count()).toBe(0)
  const code = await walkSignInPages(await popup, 'designer')
  await panel.getByRole('textbox', { name: 'Pairing code' }).fill(code)
  await panel.getByRole('button', { name: 'Finish sign-in' }).click()

  await dialog.getByRole('button', { name: 'License 1 asset' }).waitFor()
})
