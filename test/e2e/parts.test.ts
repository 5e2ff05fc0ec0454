import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { licenseDialog, planAll } from './license-all.ts'
import { runAgain } from './run-again.ts'
import { openTab, place, searchFor } from './search-and-place.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('loads what is opened next beforehand, and the account when it is opened', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  await searchFor(panel, 'cat')
  const early = expect.arrayContaining(['work', 'asset', 'dialogs'])
  await expect.poll(() => modulesOf(panel)).toEqual(early)
  expect(await modulesOf(panel)).not.toContain('account')

  await openTab(panel, 'Account')

  await panel.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await modulesOf(panel)).toContain('account')
})

it('searches without its parts, says that they are missing, and gets them', async () => {
  const opened = await journey.open()
  await opened.context.addInitScript(refuseParts)
  const panel = await runAgain(opened)
  await searchFor(panel, 'cat')
  await panel.getByText('Something went wrong inside Cleared').waitFor()
  await openTab(panel, 'Account')
  await panel.getByText('This could not be shown').waitFor()
  await panel.evaluate('allowParts()')

  await panel
    .getByRole('tabpanel')
    .getByRole('button', { name: 'Try again' })
    .click()
  await panel.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await modulesOf(panel)).not.toContain('work')
  await panel.getByRole('button', { name: 'Try again' }).click()

  await expect.poll(() => modulesOf(panel)).toContain('work')
  await openTab(panel, 'Search')
  await place(opened, 0)
  await planAll(panel)
  await licenseDialog(panel).getByText('You are not signed in.').waitFor()
})

/** In each frame from its start on; `allowParts` ends it. */
function refuseParts(): void {
  const { prototype } = Range
  const name = 'createContextualFragment'
  const own = Object.getOwnPropertyDescriptor(prototype, name)
  Object.defineProperty(prototype, name, {
    configurable: true,
    get() {
      throw new Error('Refused.')
    }
  })
  const allow = () => own && Object.defineProperty(prototype, name, own)
  Reflect.set(window, 'allowParts', allow)
}

function modulesOf(panel: Frame): Promise<string[]> {
  return panel.evaluate(() => Object.keys(Reflect.get(window, 'panelModules')))
}
