import { expect, it } from 'vitest'
import { imageRecord, listReply } from '../../image-record.ts'
import { createWorld, openPanel } from '../../open-panel.ts'

const path = '/api/v2/images/search'

async function openFilters() {
  const world = createWorld()
  world.web.on(`GET http://gateway.test${path}`, () =>
    listReply([imageRecord('1')], { total_count: 1 })
  )
  const panel = await openPanel(world)
  return {
    ...panel,
    asked: () =>
      world.web
        .calls(path)
        .map(({ url }) => Object.fromEntries(url.searchParams)),
    ready: () =>
      expect.poll(() => panel.search.$search.get().state).toBe('ready')
  }
}

it('searches when a filter is set, even before any words', async () => {
  const { filters, asked, ready } = await openFilters()

  filters.changeFilters({ orientation: 'vertical' })
  await ready()

  expect(asked()).toEqual([
    { orientation: 'vertical', page: '1', per_page: '50', safe: 'true' }
  ])
})

it('asks nothing at first, regardless of safe search', async () => {
  const { settings, asked } = await openFilters()

  settings.setSafeSearch(false)
  await Promise.resolve()

  expect(asked()).toEqual([])
})

it('asks once for filters set together', async () => {
  const { filters, search, settings, asked, ready } = await openFilters()
  settings.setSafeSearch(false)
  filters.changeFilters({ people: 1 })
  await ready()
  await search.search('lake')
  expect(asked()).toHaveLength(2)

  filters.clearFilters()
  await expect.poll(() => asked().length).toBe(3)
  await ready()

  // Nothing between: without the filter, and with the other results still.
  expect(asked().slice(2)).toEqual([
    { query: 'lake', page: '1', per_page: '50', safe: 'true' }
  ])
})

it('asks for another order, and once for the default without words', async () => {
  const { filters, search, asked, ready } = await openFilters()
  await search.search('lake')

  filters.setSort('newest')
  await expect.poll(() => asked().length).toBe(2)
  await ready()
  const newest = search.$searchKey.get()
  filters.setSort('popular')
  await expect.poll(() => search.$searchKey.get()).not.toBe(newest)
  await ready()

  expect(asked().map(({ sort }) => sort)).toEqual([undefined, 'newest'])
})

it('asks nothing when the panel is only resized', async () => {
  const { search, settings, asked } = await openFilters()
  await search.search('lake')

  settings.resizePanel({ width: 400, height: 500 })
  await search.search('lake')

  expect(asked()).toHaveLength(1)
})
