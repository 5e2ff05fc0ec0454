import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { searchesFor } from '../../kept-searches.ts'
import { defaultSettings } from '../../../contract/settings.ts'
import type { Settings } from '../../../contract/settings.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { addresses, createWorld, openPanel } from '../open-panel.ts'
import type { World } from '../open-panel.ts'
import { trackRecord } from '../track-record.ts'

afterEach(cleanup)

let world: World
const api = `GET ${addresses.gateway}/api/v2`

beforeEach(() => {
  world = createWorld()
  world.web.on(`${api}/audio/search`, ({ url }) => {
    const isNothing = url.searchParams.get('query') === 'x'
    return listReply(isNothing ? [] : [trackRecord('2'), trackRecord('3')])
  })
})

/** The panel with music chosen. */
async function open(settings: Partial<Settings> = {}) {
  world.document.settings = {
    ...defaultSettings,
    isWelcomed: true,
    medium: 'audio',
    ...settings
  }
  const panel = await openPanel(world)
  const { SearchView } = await import('../../../ui/search/search-view.tsx')
  render(<SearchView />)
  return panel
}

function searches(): string[] {
  return world.web
    .calls('/api/v2/audio/search')
    .map(({ url }) => url.searchParams.toString())
}

it('begins with genres and new tracks, without what only images have', async () => {
  world.web.on(`${api}/audio/3`, () => Response.json(trackRecord('3')))
  world.web.on(`${api}/contributors`, () => listReply([]))
  const { view } = await open()

  const added = await screen.findByRole('list', { name: 'New tracks' })
  expect(within(added).getAllByRole('button')[0]?.textContent).toBe(
    'Track 2Ada Winter'
  )
  const headings = screen.getAllByRole('heading').map(one => one.textContent)
  expect(headings).toEqual(['Genres', 'New tracks'])
  expect(screen.queryByRole('button', { name: 'Search by image' })).toBeNull()
  expect(searches()).toEqual([
    'view=full&sort=freshness&sort_order=desc&page=1&per_page=12&safe=true'
  ])
  await userEvent.click(within(added).getAllByRole('button')[1] as HTMLElement)
  expect(view.$view.get()).toMatchObject({ assetId: '3', mediaType: 'audio' })
})

it('searches for a genre of the start page', async () => {
  const { filters } = await open()

  await userEvent.click(
    await screen.findByRole('button', { name: 'Search for R&B/Soul' })
  )

  expect(filters.$filters.get()).toEqual({ genres: ['R&B/Soul'] })
  expect(await screen.findByText('2 tracks')).toBeTruthy()
  expect(searches().at(-1)).toMatch(/genre=R%26B%2FSoul/)
})

it('shows tracks that were placed, and no other comps', async () => {
  world.web.on(`${api}/audio`, () => listReply([trackRecord('7')]))
  world.web.on(`${api}/images`, () => listReply([imageRecord('1')]))
  await open({ recentComps: ['1', 'audio 7'] })

  const recent = await screen.findByRole('list', { name: 'Recent' })

  expect(recent.textContent).toBe('Track 7')
  expect(world.web.calls('/api/v2/images')).toEqual([])
})

it('says what failed on the start page, and tries again', async () => {
  let isDown = true
  world.web.on(`${api}/audio/search`, () =>
    isDown ? new Response('', { status: 503 }) : listReply([trackRecord('2')])
  )
  await open()
  const again = await screen.findByRole('button', {
    name: 'Try again: New tracks'
  })
  isDown = false

  await userEvent.click(again)

  expect(await screen.findByRole('list', { name: 'New tracks' })).toBeTruthy()
})

it('offers the words of another medium, and no popular searches', async () => {
  world.web.on(`${api}/images/search`, () => listReply([imageRecord('1')]))
  world.web.on(`${api}/images/*`, () => listReply([]))
  const recentSearches = searchesFor('rain')
  const { search } = await open({ medium: 'image', recentSearches })
  await search.search('city')
  const popular = world.web.calls(
    '/api/v2/images/search/popular/queries'
  ).length

  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Search for' }),
    'Music'
  )
  await userEvent.click(
    await screen.findByRole('button', { name: 'Search music for “city”' })
  )

  expect(await screen.findByText('2 tracks')).toBeTruthy()
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search music' }))
  await userEvent.keyboard('!')
  expect(world.web.calls('/api/v2/images/search/popular/queries')).toHaveLength(
    popular
  )
})

it('says that no track was found, and that a search failed', async () => {
  const { search } = await open()

  await search.search('x')
  expect(await screen.findByText('No tracks for “x”')).toBeTruthy()
  world.web.on(`${api}/audio/search`, () => new Response('', { status: 503 }))
  void search.search('y')

  expect(await screen.findByText('Music search failed')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('shows tracks without cover, waveform, preview, title and tempo', async () => {
  const url = `${addresses.media[0]}/7.png`
  world.web.on(`${api}/audio/search`, () =>
    listReply([
      trackRecord('2', { assets: { waveform: { url } } }),
      trackRecord('3', { assets: { album_art: { url } }, title: ' ', bpm: 0 }),
      trackRecord('4', { assets: { preview_mp3: { url } }, artists: null }),
      trackRecord('5', { assets: {} }),
      trackRecord('6', { title: '\u202eevil'.repeat(100), duration: null })
    ])
  )
  const { search } = await open()

  await search.search('odd')

  const names = (await screen.findAllByRole('gridcell')).map(cell =>
    within(cell).getAllByRole('button')[0]?.textContent?.replace(/\s+/g, ' ')
  )
  expect(names.slice(0, 3)).toEqual([
    'Track 2 Ada Winter 3:04 96 BPM',
    'Track 3 Ada Winter 3:04 ',
    'Track 4 3:04 96 BPM'
  ])
  expect(names).toHaveLength(4)
  expect(names[3]).not.toContain('\u202e')
  expect(screen.getAllByRole('slider').length).toBe(2)
})
