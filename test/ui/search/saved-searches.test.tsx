import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { KeptSearch } from '../../../contract/settings.ts'
import { defaultSettings } from '../../../contract/settings.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { addresses, createWorld, openPanel } from '../open-panel.ts'
import type { World } from '../open-panel.ts'

afterEach(cleanup)

let world: World

beforeEach(() => {
  world = createWorld()
  world.web.on(`GET ${addresses.gateway}/api/v2/*`, () =>
    listReply([imageRecord('1')])
  )
})

const lake: KeptSearch = {
  mediaType: 'image',
  words: 'lake',
  filters: { orientation: 'vertical', people: 2 },
  sort: 'newest'
}

async function open(settings: Partial<typeof defaultSettings> = {}) {
  world.document.settings = { ...defaultSettings, ...settings }
  const panel = await openPanel(world)
  const { SearchView } = await import('../../../ui/search/search-view.tsx')
  render(<SearchView />)
  return panel
}

function chipsIn(title: string): (string | null)[] {
  const section = screen.getByRole('region', { name: title })
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('shows what a search was narrowed to, and restores it', async () => {
  const { filters, search } = await open({ recentSearches: [lake] })
  const text = 'lake · Vertical · 2 people · Newest'
  expect(chipsIn('Recent searches')).toEqual([text])

  await userEvent.click(
    screen.getByRole('button', { name: `Search for ${text}` })
  )

  expect(search.$query.get()).toBe('lake')
  expect(filters.$filters.get()).toEqual(lake.filters)
  expect(filters.$sort.get()).toBe('newest')
})

it('names another medium, and changes to it', async () => {
  const recentSearches = [{ ...lake, filters: {}, mediaType: 'video' as const }]
  const { medium } = await open({ recentSearches })

  await userEvent.click(screen.getByText('lake · Newest · Videos'))

  expect(medium.$medium.get()).toBe('video')
})

it('saves the search that is shown, and shows it above recent ones', async () => {
  const { search, settings, filters } = await open()
  await search.search('boat')
  filters.setFilters({ orientation: 'vertical' })
  await search.search('lake')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Save search' })
  )
  const pressed = screen.getByRole('button', { name: 'Remove saved search' })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')

  search.setQuery('')
  filters.clearFilters()

  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(
    ({ textContent }) => textContent
  )
  expect(titles.slice(0, 2)).toEqual(['Saved searches', 'Recent searches'])
  expect(chipsIn('Saved searches')).toEqual(['lake · Vertical'])
  expect(chipsIn('Recent searches')).toEqual(['boat'])
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove lake · Vertical' })
  )
  expect(settings.$settings.get().savedSearches).toEqual([])
  expect(screen.queryByRole('region', { name: 'Saved searches' })).toBeNull()
})

it('says that there are too many', async () => {
  const savedSearches = Array.from({ length: 20 }, (_, i) => ({
    ...lake,
    words: `lake ${i}`
  }))
  const { search, notices } = await open({ savedSearches })
  await search.search('boat')

  await userEvent.click(
    await screen.findByRole('button', { name: 'Save search' })
  )

  expect(notices.$notices.get()).toMatchObject([
    { text: 'You can save up to 20 searches. Remove one first.' }
  ])
})

it('repeats a suggested search with its filters', async () => {
  const { filters } = await open({ recentSearches: [lake] })
  await userEvent.click(screen.getByRole('searchbox'))

  await userEvent.click(
    screen.getByRole('option', { name: 'lake · Vertical · 2 people · Newest' })
  )

  expect(filters.$filters.get()).toEqual(lake.filters)
})
