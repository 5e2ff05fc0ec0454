import type { Frame } from 'playwright-core'
import {
  openTab,
  place,
  results,
  searchFor
} from '../set-up/search-and-place.ts'
import { everyScope, signInAs } from '../set-up/sign-in.ts'
import { press } from './views.ts'
import type { Step, Walk } from './views.ts'

/** Walks through the library and through a team's shared collections. */
export const libraryWalks: Record<string, readonly Step[]> = {
  browsing: [
    ['image with similar ones', openFound],
    ['similar', ({ panel }) => press(panel, 'Show all', /^Similar to image/)],
    ['contributor', openContributor],
    ['profile', ({ panel }) => press(panel, 'Profile')],
    ['sets', ({ panel }) => openSide(panel, 'Sets')],
    ['set', openSet],
    ['more like two videos', openMoreLike]
  ],
  sharing: [
    ['account of a team lead', signInAsLead],
    ['collection to pin', openTeamPicks],
    ['what a pin says', ({ panel }) => press(panel, /^Pin Team/, /^Anyone/)],
    ['pinned', pin],
    ['link to open', ({ panel }) => askForLink(panel)],
    ['shared', openShared],
    ['picture to send', askToSend],
    ['found by picture', sendPicture]
  ]
}

async function openFound({ panel }: Walk): Promise<void> {
  await searchFor(panel, 'mountain')
  await results(panel).first().getByRole('button').first().press('Enter')
  await panel.getByRole('list', { name: 'Similar' }).waitFor()
}

async function openContributor({ panel }: Walk): Promise<void> {
  await press(panel, 'Back')
  const section = panel.getByRole('region', { name: 'Contributor' })
  await section.getByRole('button').first().click()
  await panel.getByRole('button', { name: 'Profile' }).waitFor()
}

async function openSide(panel: Frame, name: string): Promise<void> {
  await press(panel, name)
  await panel.getByRole('list', { name }).waitFor()
}

async function openSet({ panel }: Walk): Promise<void> {
  const sets = panel.getByRole('list', { name: 'Sets' })
  await sets.getByRole('button').first().click()
  await sets.waitFor({ state: 'detached' })
  await panel.getByRole('gridcell').first().waitFor()
}

async function openMoreLike({ panel }: Walk): Promise<void> {
  await openTab(panel, 'Search')
  await panel
    .getByRole('combobox', { name: 'Search for' })
    .selectOption('Videos')
  await searchFor(panel, 'water', 'videos')
  for (const index of [0, 1]) {
    const cell = results(panel).nth(index)
    await cell.hover()
    await cell.getByRole('button', { name: /^Pick/ }).click()
  }
  await press(panel, 'More like these')
  await panel.getByRole('group', { name: 'Shared keywords' }).waitFor()
}

async function signInAsLead({ panel, service }: Walk): Promise<void> {
  await signInAs(panel, service, 'lead', everyScope)
}

async function openTeamPicks({ panel }: Walk): Promise<void> {
  await openTab(panel, 'Collections')
  await press(panel, /^Team picks/)
  await panel.getByRole('grid', { name: 'Images in Team picks' }).waitFor()
}

async function pin({ panel }: Walk): Promise<void> {
  await panel.getByRole('button', { name: 'Pin', exact: true }).click()
  await panel.getByRole('dialog').waitFor({ state: 'detached' })
  await press(panel, 'Back')
  await panel.getByRole('list', { name: 'Pinned to this file' }).waitFor()
}

async function askForLink(panel: Frame): Promise<void> {
  await press(panel, 'Open shared…')
  await panel.getByRole('dialog').waitFor()
}

async function openShared({ panel }: Walk): Promise<void> {
  await press(panel, 'Cancel')
  const pins = panel.getByRole('list', { name: 'Pinned to this file' })
  await pins.getByRole('button').first().click()
  await panel.getByRole('grid', { name: 'Team picks' }).waitFor()
}

async function askToSend({ opened, panel }: Walk): Promise<void> {
  await openTab(panel, 'Search')
  await searchFor(panel, 'mountain')
  await place(opened, 0)
  await press(panel, 'Search by image', /^Send this image/)
}

async function sendPicture({ panel }: Walk): Promise<void> {
  await press(panel, 'Send and search', /similar image/)
}
