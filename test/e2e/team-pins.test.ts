import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { openTab } from './search-and-place.ts'
import { rerunPlugin } from './rerun-plugin.ts'
import { signInAs } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('pins a collection to the file, for the next person to open', async () => {
  const { opened, panel } = await journey.openPanel()
  await enterAs(panel, 'lead')
  await openTab(panel, 'Collections')
  await panel.getByText('Team picks').click()
  await press(panel, 'Pin Team picks to this file')
  await panel.getByText('Everyone who opens this file').waitFor()

  await press(panel, 'Pin')
  await panel.getByRole('button', { name: 'Unpin Team picks' }).waitFor()
  await openTab(panel, 'Account')
  await press(panel, 'Sign out')

  const later = await rerunPlugin(opened)
  const pinned = later.getByRole('region', { name: 'Pinned to this file' })
  await pinned.getByText(/^Pinned by Lead Demo/).click()
  await later.getByText('Sign in to open it').waitFor()
  await enterAs(later, 'mate')
  await openTab(later, 'Search')
  const grid = later.getByRole('grid', { name: 'Team picks' })
  await expect.poll(() => grid.getByRole('gridcell').count()).toBe(3)
})

async function press(panel: Frame, name: string): Promise<void> {
  await panel.getByRole('button', { name, exact: true }).click()
}

async function enterAs(panel: Frame, username: string): Promise<void> {
  const scopes = ['user.view', 'collections.view', 'collections.edit']
  await signInAs(panel, journey.stack.service, username, scopes)
  await panel.getByText('Signed in as').first().waitFor()
}
