import {
  cleanup,
  render,
  screen,
  waitFor,
  within
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recentWords, searchesFor } from '../../kept-searches.ts'
import { defaultSettings } from '../../../contract/settings.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { addresses, createWorld, openPanel } from '../open-panel.ts'
import type { World } from '../open-panel.ts'

afterEach(cleanup)

const user = userEvent.setup()
const searches = '/api/v2/images/search'
let world: World

beforeEach(() => {
  world = createWorld()
  answer('/api/v2/images/collections/featured', () => listReply([]))
  answer(searches, () => listReply([imageRecord('7')], { total_count: 1 }))
  answer(`${searches}/popular/queries`, () =>
    Response.json({ data: ['lake', 'snow', 'lakeside'] })
  )
})

function answer(path: string, reply: () => Response) {
  world.web.on(`GET ${addresses.gateway}${path}`, reply)
}

/** Renders the search tab with these recent searches. */
async function open(...words: string[]) {
  const recentSearches = searchesFor(...words)
  world.document.settings = { ...defaultSettings, recentSearches }
  const panel = await openPanel(world)
  const { SearchView } = await import('../../../ui/search/search-view.tsx')
  const { useWindowKeys } = await import('../../../ui/app/use-window-keys.ts')
  const Place = () => {
    useWindowKeys()
    return <SearchView />
  }
  render(<Place />)
  await screen.findByText('Popular searches')
  await screen.findByRole('button', { name: 'Search for lake' })
  return panel
}

function field(): HTMLInputElement {
  return screen.getByRole('searchbox', { name: 'Search images' })
}

function offered(): (string | null)[] {
  const list = screen.queryByRole('listbox', { name: 'Suggestions' })
  if (!list) return []
  return within(list)
    .getAllByRole('option')
    .map(one => one.textContent)
}

function active(): string | null | undefined {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

/** Waits until these suggestions are shown. */
function shows(...words: string[]): Promise<void> {
  return waitFor(() => expect(offered()).toEqual(words))
}

it('offers the newest own searches in an empty field', async () => {
  await open('snow lake', 'R&B')

  await user.click(field())
  await shows('snow lake', 'R&B')

  const list = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(field().getAttribute('aria-controls')).toBe(list.id)
  expect(field().getAttribute('aria-autocomplete')).toBe('list')
  expect(screen.getByRole('group', { name: 'Recent searches' })).toBeTruthy()
  expect(screen.getByText('2 suggestions')).toBeTruthy()
})

it('offers nothing before the first search', async () => {
  await open()

  await user.click(field())

  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().hasAttribute('aria-controls')).toBe(false)
})

it('narrows them to the typed words, with popular searches', async () => {
  await open('snow lake', 'R&B')

  await user.type(field(), 'lak')

  await shows('snow lake', 'lake', 'lakeside')
  expect(screen.getByRole('group', { name: 'Popular searches' })).toBeTruthy()
  expect(screen.getByText('3 suggestions')).toBeTruthy()
})

it('moves by arrows, and searches on Enter', async () => {
  const { search } = await open('snow lake')
  await user.type(field(), 'lak')
  await shows('snow lake', 'lake', 'lakeside')

  const seen: unknown[] = []
  for (const key of ['Up', 'Down', 'Down', 'Down']) {
    await user.keyboard(`{Arrow${key}}`)
    await waitFor(() => expect(seen.at(-1)).not.toBe(active()))
    seen.push(active())
  }
  await user.keyboard('{Enter}')

  expect(seen).toEqual(['lakeside', null, 'snow lake', 'lake'])
  await shows()
  expect(search.$query.get()).toBe('lake')
  await waitFor(() => expect(search.$search.get().state).toBe('ready'))
  const asked = world.web.calls(searches)
  expect(asked.map(({ url }) => url.searchParams.get('query'))).toEqual([
    'lake'
  ])
  expect(document.activeElement).toBe(field())
})

it('searches for the typed words when none is chosen', async () => {
  const { search } = await open('snow lake')
  await user.type(field(), 'lak')
  await shows('snow lake', 'lake', 'lakeside')

  await user.keyboard('{Enter}')

  expect(search.$query.get()).toBe('lak')
  await shows()
})

it('searches for the pressed suggestion', async () => {
  const { search } = await open('snow lake')
  await user.click(field())
  await shows('snow lake')

  await user.click(screen.getByRole('option', { name: 'snow lake' }))

  expect(search.$query.get()).toBe('snow lake')
  await shows()
})

it('closes them by Escape before anything else, and opens them by an arrow', async () => {
  const { search, view } = await open('snow lake')
  view.openOnTop({ name: 'similar', assetId: '1', mediaType: 'image' })
  view.openOnTop({ name: 'search' })
  await user.type(field(), 'sno')
  await shows('snow lake', 'snow')

  await user.keyboard('{Escape}')
  await shows()
  const kept = [search.$query.get(), view.$view.get().name]
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).toBe('snow lake'))
  await user.keyboard('{Escape}')
  await shows()
  search.setQuery('')
  await waitFor(() => expect(field().value).toBe(''))
  await user.keyboard('{ArrowDown}')
  await shows('snow lake')
  await user.keyboard('{Escape}')
  await shows()
  kept.push(view.$view.get().name)
  await user.keyboard('{Escape}')

  expect(kept).toEqual(['sno', 'search', 'search'])
  expect(view.$view.get().name).toBe('similar')
})

it('uses the suggestion that an arrow just reached, before it renders', async () => {
  const { search } = await open('snow lake')
  await user.type(field(), 'sno')
  await shows('snow lake', 'snow')

  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    field().dispatchEvent(event)
  }

  await waitFor(() => expect(search.$query.get()).toBe('snow lake'))
})

it('closes them when the focus leaves', async () => {
  await open('snow lake')
  await user.click(field())
  await shows('snow lake')

  await user.click(screen.getByRole('button', { name: 'Search by image' }))

  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

it('forgets one by Delete and one by its button', async () => {
  const { settings } = await open('snow lake', 'R&B', 'boat')
  await user.click(field())
  await shows('snow lake', 'R&B', 'boat')
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).toBe('snow lake'))

  await user.keyboard('{Delete}')
  await shows('R&B', 'boat')
  const next = active()
  await user.click(screen.getByRole('button', { name: 'Remove boat' }))
  await shows('R&B')

  expect(next).toBe('R&B')
  expect(recentWords(settings.$settings.get())).toEqual(['R&B'])
  expect(document.activeElement).toBe(field())
})

it('lets Delete edit the text while none is chosen', async () => {
  const { settings } = await open('snow lake')
  await user.type(field(), 'snow')
  await shows('snow lake')

  await user.keyboard('{Home}{Delete}')

  expect(field().value).toBe('now')
  expect(recentWords(settings.$settings.get())).toEqual(['snow lake'])
})

it('forgets all of them, and stays in the field', async () => {
  const { settings } = await open('snow lake', 'boat')
  await user.click(field())
  await shows('snow lake', 'boat')

  await user.tab()
  await user.keyboard('{Enter}')
  await shows()

  expect(recentWords(settings.$settings.get())).toEqual([])
  expect(document.activeElement).toBe(field())
})

it('shows where a pasted address leads', async () => {
  const { view } = await open()
  await user.click(field())

  await user.paste('https://stock.test/collections/5?share_code=secret')
  await shows('Open the shared collection')
  await user.keyboard('{ArrowDown}{Enter}')

  expect(view.$view.get()).toEqual({
    name: 'shared',
    id: '5',
    code: 'secret',
    title: ''
  })
})
