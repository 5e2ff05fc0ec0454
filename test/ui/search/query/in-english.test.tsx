import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defaultSettings } from '../../../../contract/settings.ts'
import type { MediaType } from '../../../../contract/api/media-type.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'
import type { World } from '../../open-panel.ts'
import { trackRecord } from '../../track-record.ts'
import { videoRecord } from '../../video-record.ts'

afterEach(cleanup)

const media = {
  image: ['images', imageRecord, 'Nur auf Englisch: 60 Ergebnisse'],
  video: ['videos', videoRecord, 'Nur auf Englisch: 60 Videos'],
  audio: ['audio', trackRecord, 'Nur auf Englisch: 60 Titel']
} as const

let world: World
/** Languages in which the words are known. */
let known: string[]

beforeEach(() => {
  world = createWorld()
  known = ['en']
  for (const [path, toRecord] of Object.values(media)) {
    world.web.on(
      `GET ${addresses.gateway}/api/v2/${path}/search`,
      ({ url }) => {
        const {
          language,
          page,
          per_page: perPage
        } = Object.fromEntries(url.searchParams)
        const count = Math.min(Number(perPage), page === '2' ? 10 : 50)
        const ids = Array.from({ length: count }, (_, index) =>
          String(Number(page) * 100 + index)
        )
        return known.includes(language ?? 'en')
          ? listReply(
              ids.map(id => toRecord(id)),
              { total_count: 60 }
            )
          : listReply([], { total_count: 0 })
      }
    )
  }
})

async function open(medium: MediaType = 'image') {
  world.document.settings = {
    ...defaultSettings,
    isWelcomed: true,
    language: 'de',
    medium
  }
  return openPanel(world)
}

function asked(path = 'images') {
  return world.web
    .calls(`/api/v2/${path}/search`)
    .map(({ url: { searchParams } }) =>
      ['language', 'page'].map(name => searchParams.get(name)).join(' ')
    )
}

it.each(['image', 'video', 'audio'] as const)(
  'looks for words in English that find nothing in German, and says so: %s',
  async medium => {
    const { search } = await open(medium)
    const [path, , text] = media[medium]
    const { SearchView } = await import('../../../../ui/search/search-view.tsx')
    render(<SearchView />)

    await search.search('mountain')

    expect((await screen.findByText(text)).title).toBe(
      'Nichts auf Deutsch gefunden. Diese Ergebnisse sind auf Englisch.'
    )
    expect(asked(path)).toEqual(['de 1', 'en 1'])
  }
)

it('loads more in English, also after a return', async () => {
  const { search } = await open()
  await search.search('mountain')
  await search.search('lake')
  await search.search('mountain')
  const before = asked().length

  await search.results.loadMore()

  expect(asked().slice(before)).toEqual(['en 2'])
  const shown = search.$search.get()
  expect(shown).toMatchObject({ noneIn: 'de', total: 60 })
  expect('assets' in shown ? shown.assets.length : 0).toBe(60)
})

it('asks once for words that German knows', async () => {
  known = ['de', 'en']
  const { search } = await open()

  await search.search('Berg')

  expect(asked()).toEqual(['de 1'])
  expect(search.$search.get()).not.toHaveProperty('noneIn')
})

it('says that nothing was found if English finds nothing either', async () => {
  known = []
  const { search } = await open()

  await search.search('Berg')

  expect(asked()).toEqual(['de 1', 'en 1'])
  expect(search.$search.get()).toMatchObject({ state: 'ready', total: 0 })
  expect(search.$search.get()).not.toHaveProperty('noneIn')
})

it('does not ask again in English, and not for filters alone', async () => {
  known = []
  const { search, settings, filters } = await open()
  filters.setFilters({ orientation: 'vertical' })
  await search.search('')
  const inGerman = asked()

  settings.setLanguage('en')
  await search.search('Berg')

  expect(inGerman).toEqual(['de 1'])
  expect(asked().at(-1)).toBe(' 1')
})

it('looks in English for words of the language that a filter names', async () => {
  const { search, filters } = await open()
  filters.setFilters({ language: 'pl' })

  await search.search('góra')

  expect(asked()).toEqual(['pl 1', 'en 1'])
  expect(search.$search.get()).toMatchObject({ noneIn: 'pl' })
})
