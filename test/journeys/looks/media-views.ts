import type { Frame } from 'playwright-core'
import { confirmPlan, closeOutcome, planAll } from '../set-up/license-all.ts'
import {
  openTab,
  place,
  results,
  searchFor
} from '../set-up/search-and-place.ts'
import { everyScope, signInAs } from '../set-up/sign-in.ts'
import { chooseVideos } from '../set-up/videos.ts'
import { press } from './views.ts'
import type { Step, Walk } from './views.ts'

/** Walks through the views with videos. */
export const videoWalks: Record<string, readonly Step[]> = {
  'licensing a video': [
    ['videos to start with', ({ panel }) => chooseVideos(panel)],
    ['clip that cannot be played', failClip],
    ['page of a video', openPage],
    ['file with a video', openFile],
    ['plan of a video', planVideo],
    ['outcome', ({ panel }) => confirmPlan(panel)],
    ['licensed video', ({ panel }) => closeOutcome(panel)],
    ['proof', ({ panel }) => press(panel, 'Make proof', /^Saved as/)],
    ['licenses of videos', openLicenses]
  ],
  'collecting videos': [
    ['name of a new one', askForName],
    ['collections', makeCollection],
    ['where to save a video', askWhereToSave],
    ['videos of a collection', openCollection]
  ]
}

async function failClip({ opened, panel }: Walk): Promise<void> {
  await searchFor(panel, 'lake', 'videos')
  await opened.page.route(/thumb\.(mp4|webm)/, route =>
    route.fulfill({ contentType: 'text/html', body: 'Not found' })
  )
  await results(panel).first().getByRole('button').first().press('Space')
  await results(panel).first().getByRole('status').waitFor()
}

async function openPage({ panel }: Walk): Promise<void> {
  await results(panel).first().getByRole('button').first().press('Enter')
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
}

async function openFile({ opened, panel, service }: Walk): Promise<void> {
  await press(panel, 'Back')
  await place(opened, 0)
  await signInAs(panel, service, 'studio')
  await openTab(panel, 'This file')
  await panel.getByRole('button', { name: /^License all/ }).waitFor()
}

async function planVideo({ panel }: Walk): Promise<void> {
  const plan = await planAll(panel)
  await plan.getByRole('button', { name: 'License 1 video' }).waitFor()
}

async function openLicenses({ panel }: Walk): Promise<void> {
  await openTab(panel, 'Licenses')
  await panel.getByLabel('Show', { exact: true }).selectOption('Videos')
  await panel
    .getByText(/^1 license/)
    .first()
    .waitFor()
}

async function askForName({ panel, service }: Walk): Promise<void> {
  await signInAs(panel, service, 'studio', everyScope)
  await openTab(panel, 'Collections')
  await press(panel, 'New collection', 'Name')
  await panel.getByLabel('Collection of').selectOption('Videos')
}

async function makeCollection({ panel }: Walk): Promise<void> {
  await panel.getByRole('textbox', { name: 'Name' }).fill('Traffic')
  await press(panel, 'Create')
  await panel.getByRole('listitem', { name: 'Traffic' }).waitFor()
}

async function askWhereToSave({ panel }: Walk): Promise<void> {
  await openTab(panel, 'Search')
  await chooseVideos(panel)
  await searchFor(panel, 'city', 'videos')
  await results(panel).first().getByRole('button').first().press('s')
  await trafficIn(panel).waitFor()
}

async function openCollection({ panel }: Walk): Promise<void> {
  await trafficIn(panel).click()
  await press(panel, 'Open', 'Place all')
  await panel.getByRole('grid', { name: 'Videos in Traffic' }).waitFor()
}

function trafficIn(panel: Frame) {
  const dialog = panel.getByRole('dialog')
  return dialog.getByRole('button', { name: /^Traffic/ })
}
