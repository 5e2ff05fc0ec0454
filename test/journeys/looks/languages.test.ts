import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame, Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { sample } from '../../sample.ts'
import { root } from '../../../dev/install.mjs'
import { findCut } from './find-cut.ts'
import { findUnreachable } from './find-unreachable.ts'
import { skipClaimPause } from '../set-up/license-all.ts'
import { chooseMusic } from '../set-up/music.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { openTab, place, searchFor } from '../set-up/search-and-place.ts'
import { everyScope, signInAs } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { chooseVideos } from '../set-up/videos.ts'
import { playTrack } from './media-views.ts'

const journey = useJourney()

const media = {
  image: { choose: () => Promise.resolve(), searched: 'images' },
  video: { choose: chooseVideos, searched: 'videos' },
  audio: { choose: chooseMusic, searched: 'music' }
}

const rows = [
  ...['de', 'ja'].map(language => [language, 'image'] as const),
  ...['de', 'es', 'fr', 'ja', 'pt'].flatMap(one => [
    [one, 'video'] as const,
    [one, 'audio'] as const
  ])
]

it.each(sample(rows, 1))(
  'is complete in %s in the smallest panel, with %s',
  async (language, medium) => {
    const panel = await openSmall(medium)
    const words = await readWords(language)

    await panel
      .getByRole('combobox', { name: 'Language' })
      .selectOption(language)

    await panel.getByRole('tab', { name: words('places', 'account') }).waitFor()
    expect(await panel.locator('html').getAttribute('lang')).toBe(language)
    await look(panel, 'account')
    for (const name of ['search', 'collections', 'licenses']) {
      await openTab(panel, words('places', name))
      await look(panel, name)
    }
    await lookAtPage(panel, words)
    await lookAtLicensing(panel, words)
    await lookAtDialog(panel, words)
  }
)

it.each(sample(['de', 'es', 'fr', 'ja', 'pt'], 1))(
  'shows music whole in %s in the smallest panel',
  async language => {
    const { opened, panel } = await journey.openPanel({ width: 1500 })
    await dragPanelTo(opened, panel, 300, 400)
    const words = await readWords(language)
    const named = (area: string, key: string) => ({ name: words(area, key) })
    await openTab(panel, 'Account')
    await panel
      .getByRole('combobox', { name: 'Language' })
      .selectOption(language)
    await panel.getByRole('tab', named('places', 'account')).waitFor()
    expect(await panel.locator('html').getAttribute('lang')).toBe(language)
    await openTab(panel, words('places', 'search'))
    await panel
      .getByRole('combobox', named('search', 'medium'))
      .selectOption('audio')
    await panel.getByRole('list', named('start', 'newTracks')).waitFor()
    await look(panel, 'start page')

    await panel.getByRole('searchbox').fill('piano')
    await panel.getByRole('searchbox').press('Enter')
    const first = panel
      .getByRole('gridcell')
      .first()
      .getByRole('button')
      .first()
    await first.press('Space')
    await look(panel, 'results')
    const chips = panel.getByRole('group', named('filters', 'filters'))
    for (const chip of await chips.getByRole('button').all()) {
      await chip.click()
      await panel.getByRole('dialog').waitFor()
      await look(panel, (await chip.textContent()) ?? '', '[role=dialog]')
      await opened.page.keyboard.press('Escape')
    }
    const all = panel.getByRole('button', named('filters', 'allFilters'))
    await all.click()
    await look(panel, 'sheet')
    await panel.getByRole('button', named('buttons', 'cancel')).click()
    await first.press('Enter')
    await panel.getByRole('heading', named('asset', 'keywords')).waitFor()
    await look(panel, 'page')
  }
)

type Words = (area: string, key: string) => string

/** Signed in, with a comp in the file. */
async function openSmall(medium: keyof typeof media): Promise<Frame> {
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await dragPanelTo(opened, panel, 300, 400)
  const { choose, searched } = media[medium]
  await choose(panel)
  await searchFor(panel, medium === 'audio' ? 'piano' : 'mountain', searched)
  await place(opened, 0)
  if (medium === 'audio') await playTrack({ panel })
  await signInAs(panel, journey.stack.service, 'studio', everyScope)
  await skipClaimPause(panel)
  return panel
}

async function lookAtPage(panel: Frame, words: Words): Promise<void> {
  await openTab(panel, words('places', 'search'))
  await panel.getByRole('gridcell').first().getByRole('button').first().click()
  await panel.getByRole('heading', { level: 2 }).first().waitFor()
  await look(panel, 'asset')
}

async function lookAtLicensing(panel: Frame, words: Words): Promise<void> {
  await openTab(panel, words('places', 'file'))
  const all = buttonFor('licenseAll').or(buttonFor('swapAll'))
  await all.waitFor()
  await look(panel, 'this file')
  await all.click()
  // Named otherwise if another test has licensed it.
  const dialog = panel.getByRole('dialog')
  await dialog.waitFor()
  await look(panel, 'plan')
  await dialog.getByRole('button').last().click()
  const done = dialog.getByRole('button', { name: words('buttons', 'done') })
  const show = panel.getByRole('button', {
    name: words('buttons', 'show'),
    exact: true
  })
  await done.or(show).waitFor()
  if (await show.isVisible()) await show.click()
  await done.waitFor()
  await look(panel, 'outcome')
  await done.click()
  await panel.getByRole('button', { name: words('proof', 'makeProof') }).click()
  await panel.getByText(words('proof', 'saved')).waitFor()
  await look(panel, 'proof')

  function buttonFor(key: string): Locator {
    const name = words('file', key).replace('{count}', '1')
    return panel.getByRole('button', { name })
  }
}

async function lookAtDialog(panel: Frame, words: Words): Promise<void> {
  await openTab(panel, words('places', 'collections'))
  const create = words('collections', 'create')
  await panel.getByRole('button', { name: create }).click()
  await panel.getByRole('dialog', { name: create }).waitFor()
  await look(panel, 'new collection')
}

async function look(
  panel: Frame,
  what: string,
  around?: string
): Promise<void> {
  const unreachable = await findUnreachable(panel, around)
  const found = [...unreachable, ...(await findCut(panel))]
  expect({ what, found }).toEqual({ what, found: [] })
}

async function readWords(language: string): Promise<Words> {
  const path = join(root, 'ui', 'words', `${language}.json`)
  const areas = JSON.parse(await readFile(path, 'utf8'))
  return (area, key) => {
    const word: unknown = areas[area]?.[key]
    if (typeof word !== 'string') throw new Error(`No word ${area} ${key}.`)
    return word
  }
}
