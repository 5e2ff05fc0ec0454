import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { searchesFor } from '../../kept-searches.ts'
import { defaultSettings } from '../../../contract/settings.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { addresses, createWorld, openPanel } from '../open-panel.ts'
import type { World } from '../open-panel.ts'
import { never } from '../scripted-web.ts'

afterEach(cleanup)

let world: World

const down = () => new Response('', { status: 503 })

const cover = { url: `${addresses.media[0]}/1/preview.jpg` }

function collections(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Collection ${index}`,
    total_item_count: 60,
    cover_item: cover
  }))
}

beforeEach(() => {
  world = createWorld()
  answer('collections/featured', () => listReply(collections(8)))
  answer('search/popular/queries', () =>
    Response.json({ data: ['lake', 'city', 'lake', 7, ''] })
  )
  answer('recommendations', () => listReply([{ id: '8' }, { id: '9' }]))
  world.web.on(`GET ${addresses.gateway}/api/v2/images`, ({ url }) =>
    listReply(url.searchParams.getAll('id').map(id => imageRecord(id)))
  )
})

function answer(path: string, reply: () => Response | Promise<Response>) {
  world.web.on(`GET ${addresses.gateway}/api/v2/images/${path}`, reply)
}

async function open(change: Partial<typeof defaultSettings> = {}) {
  world.document.settings = { ...defaultSettings, ...change }
  const panel = await openPanel(world)
  const { StartView } = await import('../../../ui/search/start-view.tsx')
  render(<StartView />)
  await screen.findByRole('region', { name: 'Featured collections' })
  return panel
}

function section(name: string | RegExp): HTMLElement {
  return screen.getByRole('region', { name })
}

it('offers the last searches', async () => {
  world.web.on(`GET ${addresses.gateway}/api/v2/images/search`, never)
  const { search } = await open({ recentSearches: searchesFor('R&B', 'lake') })

  await userEvent.click(
    within(section('Recent searches')).getByRole('button', {
      name: 'Search for R&B'
    })
  )

  expect(search.$query.get()).toBe('R&B')
  expect(search.$search.get()).toEqual({ state: 'loading', query: 'R&B' })
})

it('offers popular searches, each once', async () => {
  world.web.on(`GET ${addresses.gateway}/api/v2/images/search`, never)
  const { search } = await open()
  const popular = section('Popular searches')
  await within(popular).findByText('lake')

  const words = within(popular).getAllByRole('listitem')
  expect(words.map(({ textContent }) => textContent)).toEqual(['lake', 'city'])
  await userEvent.click(within(popular).getByText('city'))
  expect(search.$query.get()).toBe('city')
})

it('shows six featured collections, then all, and opens one', async () => {
  const { view } = await open()
  const featured = section('Featured collections')
  await within(featured).findByText('Collection 0')

  const first = within(featured).getAllByRole('listitem')
  await userEvent.click(
    within(featured).getByRole('button', { name: 'Show all 8' })
  )
  await userEvent.click(within(featured).getByText('Collection 7'))

  expect(first).toHaveLength(6)
  expect(first[0]?.textContent).toBe('Collection 060 images')
  expect(view.$view.get()).toEqual({
    name: 'featured',
    id: '7',
    title: 'Collection 7'
  })
})

it('shows no cover of another origin', async () => {
  const [one] = collections(1)
  const foreign = { url: 'https://elsewhere.test/1.jpg' }
  answer('collections/featured', () =>
    listReply([{ ...one, cover_item: foreign }])
  )
  await open()

  const name = await screen.findByText('Collection 0')

  expect(name.closest('li')?.querySelector('img')).toBeNull()
})

it('shows recent comps and recommendations, and opens their pages', async () => {
  world.web.on(`GET ${addresses.gateway}/api/v2/images/8`, never)
  const { asset } = await open({ recentComps: ['3', '1'] })

  const recent = await screen.findByRole('list', { name: 'Recent' })
  const title = 'Because you used “Picture 3” and others'
  const recommended = await screen.findByRole('list', { name: title })

  expect(namesIn(recent)).toEqual(['Picture 3', 'Picture 1'])
  expect(namesIn(recommended)).toEqual(['Picture 8', 'Picture 9'])
  await userEvent.click(within(recommended).getByLabelText('Picture 8'))
  expect(asset.$asset.get()).toMatchObject({ asset: { assetId: '8' } })
})

function namesIn(list: HTMLElement): (string | null)[] {
  const buttons = within(list).getAllByRole('button')
  return buttons.map(button => button.getAttribute('aria-label'))
}

it('shows that all recent comps were removed', async () => {
  world.web.on(`GET ${addresses.gateway}/api/v2/images`, () => listReply([]))
  answer('recommendations', () => listReply([]))

  await open({ recentComps: ['3'] })

  expect(await screen.findByText(/No longer available/)).toBeTruthy()
  expect(await screen.findByText(/No recommendations yet/)).toBeTruthy()
})

it.each([
  ['Popular searches', 'search/popular/queries'],
  ['Featured collections', 'collections/featured'],
  ['Recommended', 'recommendations']
])('fails in the section “%s” alone, and tries again', async (name, path) => {
  answer(path, down)
  await open({ recentComps: ['3'] })
  const again = await screen.findByRole('button', {
    name: `Try again: ${name}`
  })
  const failed = screen.getAllByRole('button', { name: /^Try again/ })
  answer(path, () => listReply([]))

  await userEvent.click(again)

  expect(failed).toEqual([again])
  await expect
    .poll(() => screen.queryAllByRole('button', { name: /^Try again/ }))
    .toEqual([])
})

it('reserves space for sections that are loading', async () => {
  answer('collections/featured', never)
  answer('search/popular/queries', never)
  answer('recommendations', never)
  world.web.on(`GET ${addresses.gateway}/api/v2/images`, never)

  await open({ recentComps: ['3'], isWelcomed: true })

  const busy = screen
    .getAllByRole('region')
    .filter(one => one.getAttribute('aria-busy') === 'true')
  expect(busy).toHaveLength(4)
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('shows at most three pinned collections first', async () => {
  for (const id of ['1', '2', '3', '4']) {
    const at = '2026-11-20T10:00:00.000Z'
    const pin = { v: 1, id, name: `Pin ${id}`, shareCode: 'c', who: 'Lena', at }
    world.document.records.set(`pin:${id}`, JSON.stringify(pin))
  }
  const { view } = await open({ isWelcomed: true })

  const [first] = screen.getAllByRole('region')
  const pinned = within(section('Pinned to this file'))
  expect(first?.textContent).toContain('Pinned to this file')
  expect(pinned.getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(pinned.getByRole('button', { name: '1 more' }))
  expect(view.$tab.get()).toBe('collections')
})

it('shows the welcome until it is dismissed', async () => {
  const { settings } = await open()

  await userEvent.click(
    screen.getByRole('button', { name: 'Hide getting started' })
  )

  expect(screen.queryByText('Welcome to Cleared')).toBeNull()
  expect(settings.$settings.get().isWelcomed).toBe(true)
})

it('retries failed sections once the connection is back', async () => {
  answer('collections/featured', down)
  const { online } = await open()
  await screen.findByRole('button', { name: /^Try again/ })
  answer('collections/featured', () => listReply(collections(1)))

  online.$reconnectedAt.set(1)

  await screen.findByRole('button', { name: /^Collection 0/ })
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
})

it('names recent comps in the language that is chosen', async () => {
  world.web.on(`GET ${addresses.gateway}/api/v2/images`, ({ url }) => {
    const description = `Named in ${url.searchParams.get('language')}`
    return listReply([imageRecord('3', { description })])
  })
  const { settings } = await open({ recentComps: ['3'] })
  await screen.findByRole('button', { name: 'Named in null' })

  settings.setLanguage('fr')

  await screen.findByRole('button', { name: 'Named in fr' })
  const recent = await screen.findByRole('list', { name: 'Récents' })
  expect(namesIn(recent)).toEqual(['Named in fr'])
})

it('leads to this file while offline, and loads what is missing afterwards', async () => {
  answer('search/popular/queries', () => {
    throw new TypeError('Failed to fetch')
  })
  const { online } = await open({ isWelcomed: true })
  await screen.findByRole('button', { name: 'Try again: Popular searches' })

  online.$isOnline.set(false)

  await screen.findByText('Searching needs a connection')
  expect(screen.queryByRole('region', { name: 'Popular searches' })).toBeNull()
  expect(section('Featured collections')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'This file' })).toBeTruthy()

  answer('search/popular/queries', () => Response.json({ data: ['lake'] }))
  online.$isOnline.set(true)
  online.$reconnectedAt.set(1)

  await screen.findByRole('region', { name: 'Popular searches' })
  await within(section('Popular searches')).findByText('lake')
  expect(screen.queryByText('Searching needs a connection')).toBeNull()
})
