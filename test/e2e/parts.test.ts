import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { openTab, searchFor } from './search-and-place.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('loads the account when it is opened, and not before', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  await searchFor(panel, 'cat')
  expect(await modulesOf(panel)).not.toContain('account')

  await openTab(panel, 'Account')

  await panel.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await modulesOf(panel)).toContain('account')
})

it('tries again to load what a frame did not run', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  await searchFor(panel, 'cat')
  await panel.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(
      Range.prototype,
      'createContextualFragment'
    )
    if (!own) throw new Error('Nothing to refuse.')
    Object.defineProperty(Range.prototype, 'createContextualFragment', {
      configurable: true,
      get() {
        Object.defineProperty(Range.prototype, 'createContextualFragment', own)
        throw new Error('Refused, once.')
      }
    })
  })
  await openTab(panel, 'Account')
  await panel.getByText('This could not be shown').waitFor()

  await panel.getByRole('button', { name: 'Try again' }).click()

  await panel.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await modulesOf(panel)).toContain('account')
})

function modulesOf(panel: Frame): Promise<string[]> {
  return panel.evaluate(() => Object.keys(Reflect.get(window, 'panelModules')))
}
