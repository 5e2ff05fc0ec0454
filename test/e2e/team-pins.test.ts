import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { openTab } from './search-and-place.ts'
import { runAgain } from './run-again.ts'
import { signInWithToken } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('pins a collection to the file, for the next person to open', async () => {
  const opened = await journey.open()
  const panel = await opened.panel()
  await enterAs(panel, 'lead')
  await openTab(panel, 'Collections')
  await panel.getByText('Team picks').click()
  await press(panel, 'Pin Team picks to this file')
  await panel.getByText('Anyone who opens this file').waitFor()

  await press(panel, 'Pin')
  await panel.getByRole('button', { name: 'Unpin Team picks' }).waitFor()
  await openTab(panel, 'Account')
  await press(panel, 'Sign out')

  const later = await runAgain(opened)
  const pinned = later.getByRole('region', { name: 'Pinned to this file' })
  await pinned.getByText(/^Pinned by Lead Demo/).click()
  await later.getByText('Sign in to open this collection').waitFor()
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
  await signInWithToken(
    panel,
    journey.house.service.makeToken(username, scopes)
  )
  await panel.getByText('Signed in as').first().waitFor()
}
