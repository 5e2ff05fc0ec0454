import type { Frame } from 'playwright-core'
import { confirmPlan, closeOutcome, planAll } from '../set-up/license-all.ts'
import { chooseMusic, waitForSound } from '../set-up/music.ts'
import { openTab, results, searchFor } from '../set-up/search-and-place.ts'
import { everyScope, signInAs } from '../set-up/sign-in.ts'
import { chooseVideos } from '../set-up/videos.ts'
import { press } from './views.ts'
import type { Step, Walk } from './views.ts'

interface Medium {
  /** In fields of choices. */
  name: string
  /** What the search field says. */
  searched: string
  one: string
  /** Of a collection's items. */
  many: string
  words: string
  choose: (panel: Frame) => Promise<void>
  /** The first result plays, or cannot. */
  listed: Step
}

/** Walks through the views with videos, and with music. */
export const mediaWalks: Record<string, readonly Step[]> = {
  ...walksOf({
    name: 'Videos',
    searched: 'videos',
    one: 'video',
    many: 'Videos',
    words: 'lake',
    choose: chooseVideos,
    listed: ['clip that cannot be played', failClip]
  }),
  ...walksOf({
    name: 'Music',
    searched: 'music',
    one: 'track',
    many: 'Tracks',
    words: 'piano',
    choose: chooseMusic,
    listed: ['track that plays', playTrack]
  })
}

function walksOf(medium: Medium): Record<string, readonly Step[]> {
  const { name, searched, one, many, words, choose, listed } = medium

  async function planOne({ panel }: Walk): Promise<void> {
    const plan = await planAll(panel)
    // The account may have licensed it in another walk.
    const confirm = new RegExp(`^License 1 ${one}|^Use licensed|^Swap 1`)
    await plan.getByRole('button', { name: confirm }).waitFor()
  }

  async function openLicenses({ panel }: Walk): Promise<void> {
    await openTab(panel, 'Licenses')
    await panel.getByLabel('Show', { exact: true }).selectOption(name)
    await panel
      .getByText(/^1 license/)
      .first()
      .waitFor()
  }

  async function askForName({ panel, service }: Walk): Promise<void> {
    await signInAs(panel, service, 'studio', everyScope)
    await openTab(panel, 'Collections')
    await press(panel, 'New collection', 'Name')
    await panel.getByLabel('Collection of').selectOption(name)
  }

  async function askWhereToSave({ panel }: Walk): Promise<void> {
    await openTab(panel, 'Search')
    await choose(panel)
    await searchFor(panel, words, searched)
    await results(panel).first().getByRole('button').first().press('s')
    await summerIn(panel).waitFor()
  }

  async function openCollection({ panel }: Walk): Promise<void> {
    await summerIn(panel).click()
    await press(panel, 'Open', 'Place all')
    await panel.getByRole('grid', { name: `${many} in Summer` }).waitFor()
  }

  return {
    [`licensing a ${one}`]: [
      [`${searched} to start with`, ({ panel }) => choose(panel)],
      ['results', ({ panel }) => searchFor(panel, words, searched)],
      listed,
      [`page of a ${one}`, openPage],
      [`file with a ${one}`, openFile],
      [`plan of a ${one}`, planOne],
      ['outcome', ({ panel }) => confirmPlan(panel)],
      [`licensed ${one}`, ({ panel }) => closeOutcome(panel)],
      ['proof', ({ panel }) => press(panel, 'Make proof', /^Saved as/)],
      [`licenses of ${searched}`, openLicenses]
    ],
    [`collecting ${searched}`]: [
      ['name of a new one', askForName],
      ['collections', makeCollection],
      [`where to save a ${one}`, askWhereToSave],
      [`${searched} of a collection`, openCollection]
    ]
  }
}

async function failClip({ opened, panel }: Walk): Promise<void> {
  await opened.page.route(/thumb\.(mp4|webm)/, route =>
    route.fulfill({ contentType: 'text/html', body: 'Not found' })
  )
  await results(panel).first().getByRole('button').first().press('Space')
  await results(panel).first().getByRole('status').waitFor()
}

/** Plays the first result. */
export async function playTrack({ panel }: Pick<Walk, 'panel'>): Promise<void> {
  await results(panel).first().getByRole('button').first().press('Space')
  await waitForSound(panel)
}

/** Opens the page of the first result. */
export async function openPage({ panel }: Walk): Promise<void> {
  await results(panel).first().getByRole('button').first().press('Enter')
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
}

async function openFile({ opened, panel, service }: Walk): Promise<void> {
  await press(panel, 'Back')
  await results(panel).first().getByRole('button').first().press('p')
  await opened.page.waitForFunction(
    () => window.figmaHost?.scene().children.length === 1
  )
  await signInAs(panel, service, 'studio')
  await openTab(panel, 'This file')
  await panel.getByRole('button', { name: /^(License|Swap) all/ }).waitFor()
}

async function makeCollection({ panel }: Walk): Promise<void> {
  await panel.getByRole('textbox', { name: 'Name' }).fill('Summer')
  await press(panel, 'Create')
  await panel.getByRole('listitem', { name: 'Summer' }).first().waitFor()
}

function summerIn(panel: Frame) {
  const dialog = panel.getByRole('dialog')
  return dialog.getByRole('button', { name: /^Summer/ }).first()
}
