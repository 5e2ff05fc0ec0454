import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defaultSettings } from '../../../contract/settings.ts'
import type { Settings } from '../../../contract/settings.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { addresses, createWorld, openPanel } from '../open-panel.ts'
import type { World } from '../open-panel.ts'
import { videoRecord } from '../video-record.ts'

afterEach(cleanup)

let world: World
const still = { url: `${addresses.media[0]}/thumb.jpg` }
const api = `GET ${addresses.gateway}/api/v2`

beforeEach(() => {
  world = createWorld()
  world.web.on(`${api}/images/search`, () => listReply([imageRecord('1')]))
  world.web.on(`${api}/videos/search`, ({ url }) =>
    listReply(url.searchParams.get('query') === 'x' ? [] : [videoRecord('2')])
  )
  world.web.on(`${api}/videos/categories`, () =>
    listReply([{ id: '1', name: 'Nature' }])
  )
})

async function open(settings: Partial<Settings> = { medium: 'video' }) {
  world.document.settings = {
    ...defaultSettings,
    isWelcomed: true,
    ...settings
  }
  const panel = await openPanel(world)
  const { SearchView } = await import('../../../ui/search/search-view.tsx')
  render(<SearchView />)
  return panel
}

function choice(): HTMLSelectElement {
  return screen.getByRole('combobox', { name: 'Search for' })
}

it('searches for what is chosen by keyboard', async () => {
  world.web.on(`${api}/images/*`, () => listReply([]))
  await open({})
  const field = screen.getByRole('searchbox', { name: 'Search images' })
  await userEvent.type(field, 'city{Enter}')
  await screen.findByText('1 result')

  await userEvent.tab()
  expect(document.activeElement).toBe(choice())
  await userEvent.selectOptions(choice(), 'Videos')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Search videos for “city”' })
  )

  expect(await screen.findByText('1 video')).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: 'Search videos' })).toBeTruthy()
  expect(screen.queryByText('Search videos for “city”')).toBeNull()
  expect(world.web.calls('/api/v2/videos/search').at(-1)?.url.search).toMatch(
    /query=city/
  )
})

it('offers nothing that only images have while videos are chosen', async () => {
  const { search, selection } = await open()
  const layer = { nodeId: '1', name: 'a', width: 9, height: 9 }
  selection.handleSelection({
    count: 1,
    layers: [{ ...layer, refusal: null, asset: null }]
  })

  await search.search('x')

  expect(await screen.findByText('No videos for “x”')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Search by image' })).toBeNull()
  const filters = screen.getByRole('group', { name: 'Filters' })
  expect(filters.textContent).not.toMatch(/Type|Orientation|Color/)
})

it('begins with new videos and their categories', async () => {
  const { filters } = await open()

  const added = await screen.findByRole('list', { name: 'New videos' })
  expect(added.textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Video 2' })).toBeTruthy()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Videos in Nature' })
  )

  expect(filters.$filters.get()).toEqual({ category: 'Nature' })
  await screen.findByText('1 video')
  expect(world.web.calls('/api/v2/videos/search').at(-1)?.url.search).toMatch(
    /category=Nature/
  )
})

it('names duration and resolution on each video, as far as they are known', async () => {
  world.web.on(`${api}/videos/search`, () =>
    listReply([
      videoRecord('2', { duration: 75.6 }),
      videoRecord('3', { duration: undefined, assets: { thumb_jpg: still } }),
      videoRecord('4', { assets: { thumb_jpg: still, web: {} } })
    ])
  )
  const { search } = await open()

  await search.search('city')

  await screen.findByText('1:16 · HD')
  const names = screen
    .getAllByRole('gridcell')
    .map(
      cell => within(cell).getAllByRole('button')[0]?.querySelector('img')?.alt
    )
  expect(names).toEqual(['Video 2, 1:16, HD', 'Video 3', 'Video 4, 0:04, SD'])
})

it('says that videos could not be searched', async () => {
  world.web.on(`${api}/videos/search`, () => new Response('', { status: 503 }))
  const { search } = await open()

  void search.search('city')

  expect(await screen.findByText('Video search failed')).toBeTruthy()
})
