import { expect, it } from 'vitest'
import { recentWords } from '../../../kept-searches.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { createWorld, openPanel } from '../../open-panel.ts'
import { never } from '../../scripted-web.ts'

const route = 'GET http://gateway.test/api/v2/images/search'

/** 50 records a page, on any number of pages. */
async function openSearch(total: number) {
  const world = createWorld()
  world.web.on(route, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    const first = (page - 1) * 50
    const length = Math.max(0, Math.min(50, total - first))
    const records = Array.from({ length }, (_, i) =>
      imageRecord(String(first + i))
    )
    return listReply(records, { total_count: total })
  })
  const panel = await openPanel(world)
  return { ...panel, asked: () => world.web.calls('/api/v2/images/search') }
}

it('shows the results of the library', async () => {
  const { search, asked } = await openSearch(2)

  await search.search('mountain')

  expect(search.$search.get()).toMatchObject({
    state: 'ready',
    query: 'mountain',
    total: 2,
    dropped: 0,
    more: 'none',
    assets: [{ assetId: '0', description: 'Picture 0' }, { assetId: '1' }]
  })
  expect(asked()[0]?.url.searchParams.get('sort')).toBe(null)
})

it('browses popular assets without words', async () => {
  const { search, asked } = await openSearch(1)

  await search.search('  ')

  expect(asked()[0]?.url.searchParams.has('query')).toBe(false)
  expect(asked()[0]?.url.searchParams.get('sort')).toBe(null)
})

it('asks without anything that costs a preflight', async () => {
  const { search, asked } = await openSearch(1)

  await search.search('mountain')

  expect([...(asked()[0]?.headers.keys() ?? [])]).toEqual([])
})

it('asks once when Enter is pressed repeatedly', async () => {
  const { search, asked } = await openSearch(1)

  await Promise.all([
    search.search('mountain'),
    search.search('mountain '),
    search.search('mountain')
  ])

  expect(asked()).toHaveLength(1)
  expect(search.$search.get().state).toBe('ready')
})

it('ends an older search when a newer begins', async () => {
  const { search, web, asked } = await openSearch(1)
  web.on(route, ({ url }) =>
    url.searchParams.get('query') === 'slow'
      ? never()
      : listReply([imageRecord('9')], { total_count: 1 })
  )
  const slow = search.search('slow')

  await search.search('quick')
  await slow

  expect(asked()[0]?.signal?.aborted).toBe(true)
  expect(search.$search.get()).toMatchObject({ state: 'ready', query: 'quick' })
})

it('asks for each further page once', async () => {
  const { search, asked } = await openSearch(120)
  await search.search('mountain')

  await Promise.all([search.results.loadMore(), search.results.loadMore()])
  await search.results.loadMore()
  await search.results.loadMore()

  const pages = asked().map(({ url }) => url.searchParams.get('page'))
  expect(pages).toEqual(['1', '2', '3'])
  expect(search.$search.get()).toMatchObject({ more: 'none' })
})

it('shows an asset once when two pages have it', async () => {
  const { search, web } = await openSearch(120)
  await search.search('mountain')
  const records = [imageRecord('49'), imageRecord('50')]
  web.on(route, () => listReply(records, { total_count: 120 }))

  await search.results.loadMore()

  const shown = search.$search.get()
  const ids =
    shown.state === 'ready' ? shown.assets.map(({ assetId: id }) => id) : []
  expect(ids.slice(-2)).toEqual(['49', '50'])
  expect(new Set(ids).size).toBe(ids.length)
})

it('counts records that cannot be used', async () => {
  const { search, web } = await openSearch(1)
  const broken = { id: '3', assets: {} }
  web.on(route, () => listReply([imageRecord('1'), broken], { total_count: 2 }))

  await search.search('mountain')

  expect(search.$search.get()).toMatchObject({
    assets: [{ assetId: '1' }],
    dropped: 1
  })
})

it('keeps the results when a further page fails, and tries it again', async () => {
  const { search, web, asked } = await openSearch(60)
  await search.search('mountain')
  web.on(route, () => new Response('', { status: 500 }))
  await search.results.loadMore()
  await search.results.loadMore()
  expect(asked()).toHaveLength(2)
  expect(search.$search.get()).toMatchObject({
    state: 'ready',
    more: { error: { code: 'service-failed' } }
  })
  web.on(route, () => listReply([imageRecord('50')], { total_count: 51 }))

  await search.retrySearch()

  expect(search.$search.get()).toMatchObject({ more: 'none' })
})

it('reports why a search failed, and retries', async () => {
  const { search, web } = await openSearch(1)
  web.on(route, () => new Response('{', { status: 200 }))
  await search.search('mountain')
  expect(search.$search.get()).toMatchObject({
    state: 'failed',
    error: { code: 'reply-unreadable' }
  })
  web.on(route, () => listReply([imageRecord('1')], { total_count: 1 }))

  await search.retrySearch()

  expect(search.$search.get()).toMatchObject({
    state: 'ready',
    query: 'mountain'
  })
})

it('shows which words the service searched for instead', async () => {
  const { search, web } = await openSearch(1)
  web.on(route, () =>
    listReply([imageRecord('1')], {
      total_count: 1,
      spellcheck_info: { original_query: 'montain', query: 'mountain' }
    })
  )

  await search.search('montain')

  expect(search.$search.get()).toMatchObject({ spellcheck: 'mountain' })
})

it('keeps its place until there is a new query', async () => {
  const { search } = await openSearch(1)
  await search.search('mountain')
  Object.assign(search.results.place, { scroll: 480 })
  expect(search.results.place.scroll).toBe(480)

  await search.search('lake')

  expect(search.results.place.scroll).toBe(0)
})

it('remembers the words that found something, each once', async () => {
  const { search, document, clock } = await openSearch(1)

  await search.search(' red\tboat ')
  await search.search('lake')
  await search.search('red  boat')
  await search.search('')
  await clock.advance(1000)

  expect(recentWords(document.settings)).toEqual(['red boat', 'lake'])
})
