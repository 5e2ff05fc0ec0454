import { expect, it } from 'vitest'
import { imageRecord, listReply } from '../../image-record.ts'
import { createWorld, openPanel } from '../../open-panel.ts'
import { never } from '../../scripted-web.ts'

const route = 'GET http://gateway.test/api/v2/images/search'

async function openSearch() {
  const world = createWorld()
  world.web.on(route, ({ url }) =>
    listReply([imageRecord(`${url.searchParams.get('query')}`)], {
      total_count: 1
    })
  )
  world.web.on('GET http://gateway.test/api/v2/images/*', never)
  const panel = await openPanel(world)
  return {
    ...panel,
    openAsset: (assetId: string) =>
      panel.view.openView({ name: 'asset', assetId, mediaType: 'image' }),
    searchOnTop: async (words: string) => {
      panel.view.openOnTop({ name: 'search', words })
      await expect
        .poll(() => panel.search.$search.get())
        .toMatchObject({ state: 'ready', query: words })
    },
    asked: () =>
      world.web
        .calls('/api/v2/images/search')
        .map(({ url }) => url.searchParams.get('query'))
  }
}

it('returns from the search for a keyword to the asset and the results', async () => {
  const { search, searchOnTop, view, openAsset, asked } = await openSearch()
  await search.search('mountain')
  Object.assign(search.results.place, { scroll: 480, cell: 7 })
  openAsset('1')
  await searchOnTop('lake')
  expect(search.$search.get()).toMatchObject({ query: 'lake' })
  expect(search.results.place).toEqual({ scroll: 0, cell: 0 })

  view.goBack()
  expect(view.$view.get()).toEqual({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
  view.goBack()

  expect(search.$search.get()).toMatchObject({ query: 'mountain' })
  expect(search.$query.get()).toBe('mountain')
  expect(search.results.place).toEqual({ scroll: 480, cell: 7 })
  expect(asked()).toEqual(['mountain', 'lake'])
})

it('opens a category as a new view, regardless of the field', async () => {
  const { search, filters, view } = await openSearch()
  await search.search('boat')

  view.openOnTop({ name: 'search', filters: { category: 'Transportation' } })

  expect(filters.$filters.get()).toEqual({ category: 'Transportation' })
  expect(search.$query.get()).toBe('')
  expect(search.$search.get()).toEqual({ state: 'loading', query: '' })
  view.goBack()
  expect(search.$search.get()).toMatchObject({ query: 'boat' })
})

it('also restores filters, order and spelling', async () => {
  const panel = await openSearch()
  const { search, searchOnTop, filters, view, openAsset, asked } = panel
  filters.changeFilters({ orientation: 'vertical' })
  filters.setSort('newest')
  await search.search('mountian', { isExact: true })
  const key = search.$searchKey.get()
  openAsset('1')
  await searchOnTop('lake')
  filters.clearFilters()
  filters.setSort('popular')
  await expect.poll(() => search.$search.get().state).toBe('ready')

  view.goBack()
  view.goBack()

  await expect.poll(() => search.$searchKey.get()).toBe(key)
  expect(filters.$filters.get()).toMatchObject({ orientation: 'vertical' })
  expect(filters.$sort.get()).toBe('newest')
  expect(asked()).toEqual(['mountian', 'lake', 'lake'])
})

it('returns to the start page', async () => {
  const { search, searchOnTop, view, openAsset } = await openSearch()
  openAsset('1')
  await searchOnTop('lake')

  view.goBack()
  view.goBack()

  expect(search.$search.get()).toEqual({ state: 'idle' })
  expect(search.$query.get()).toBe('')
})

it('keeps a search in each tab', async () => {
  const { search, searchOnTop, view, openAsset } = await openSearch()
  await search.search('mountain')
  view.openTab('file')
  openAsset('1')
  await searchOnTop('lake')

  view.openTab('search')

  expect(search.$search.get()).toMatchObject({ query: 'mountain' })
  view.openTab('file')
  expect(search.$search.get()).toMatchObject({ query: 'lake' })
})
