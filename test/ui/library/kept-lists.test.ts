import { expect, it } from 'vitest'
import type { ReadyList } from '../../../ui/library/asset-list.ts'
import type { KeptList } from '../../../ui/library/kept-lists.ts'
import { startPlace } from '../../../ui/shell/view.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { createWorld, openPanel } from '../open-panel.ts'
import { never } from '../scripted-web.ts'

const route = 'GET http://gateway.test/api/v2/images/search'

async function openSearch(total = 1) {
  const world = createWorld()
  world.web.on(route, ({ url }) => {
    const { searchParams: values } = url
    const first = (Number(values.get('page')) - 1) * 50
    const length = Math.min(50, total - first)
    const records = Array.from({ length }, (_, i) =>
      imageRecord(`${values.get('query')?.replace(' ', '-')}${first + i}`)
    )
    return listReply(records, { total_count: total })
  })
  const panel = await openPanel(world)
  return {
    ...panel,
    asked: () =>
      world.web
        .calls('/api/v2/images/search')
        .map(({ url: { searchParams: values } }) =>
          [values.get('query'), values.get('page')].join(' ')
        )
  }
}

it('restores earlier results without a request', async () => {
  const { search, asked } = await openSearch(120)
  await search.search('mountain')
  await search.results.loadMore()
  const before = search.$search.get()
  Object.assign(search.results.place, { scroll: 480, cell: 7 })
  await search.search('lake')
  expect(search.results.place).toEqual({ scroll: 0, cell: 0 })

  await search.search('mountain')

  expect(search.$search.get()).toEqual(before)
  expect(search.results.place).toEqual({ scroll: 480, cell: 7 })
  expect(asked()).toEqual(['mountain 1', 'mountain 2', 'lake 1'])
  await search.results.loadMore()
  expect(asked().slice(3)).toEqual(['mountain 3'])
})

it('distinguishes searches by filters, order and safety', async () => {
  const { search, filters, settings, asked } = await openSearch()
  await search.search('lake')
  filters.changeFilters({ orientation: 'vertical' })
  await search.search('lake')
  filters.setSort('newest')
  await search.search('lake')
  settings.setSafeSearch(false)
  await search.search('lake')
  expect(asked()).toHaveLength(4)

  filters.clearFilters()
  filters.setSort('popular')
  await search.search('lake')

  expect(asked()).toHaveLength(4)
})

it('asks again for a page that was loading', async () => {
  const { search, web, asked } = await openSearch(60)
  const answer = () => listReply([imageRecord('z')], { total_count: 60 })
  await search.search('mountain')
  web.on(route, ({ url }) =>
    url.searchParams.get('page') === '2' ? never() : answer()
  )
  void search.results.loadMore()
  await search.search('lake')
  web.on(route, answer)

  await search.search('mountain')
  await search.results.loadMore()

  expect(asked().filter(one => one === 'mountain 2')).toHaveLength(2)
  expect(search.$search.get()).toMatchObject({ more: 'none' })
})

it('reloads on request', async () => {
  const { search, asked } = await openSearch()
  await search.search('mountain')
  Object.assign(search.results.place, { scroll: 480 })

  await search.searchAgain()

  expect(asked()).toEqual(['mountain 1', 'mountain 1'])
  expect(search.results.place.scroll).toBe(0)
})

it('keeps nothing of a search that failed', async () => {
  const { search, web, asked } = await openSearch()
  web.on(route, () => new Response('', { status: 500 }))
  await search.search('mountain')
  await search.search('lake')

  await search.search('mountain')

  expect(asked()).toEqual(['mountain 1', 'lake 1', 'mountain 1'])
})

it('keeps the ten searches that were used last', async () => {
  const { search, asked } = await openSearch()
  const words = Array.from({ length: 12 }, (_, i) => `word ${i}`)
  for (const word of words) await search.search(word)

  await search.search('word 1')
  expect(asked()).toHaveLength(12)
  await search.search('word 0')

  expect(asked()).toHaveLength(13)
})

it('keeps ten, preferring those used again', async () => {
  const { kept } = await openSearch()
  const keys = Array.from({ length: 10 }, (_, i) => `${i}`)
  keys.forEach(key => kept.keepList(key, searchOf()))
  kept.keepList('0', searchOf())
  expect(keys.every(kept.getKeptList)).toBe(true)

  kept.keepList('10', searchOf())

  const left = [...keys, '10'].filter(kept.getKeptList)
  expect(left).toEqual(['0', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
})

it('keeps 20,000 records at most', async () => {
  const { kept } = await openSearch()
  const keep = (key: string, length: number) =>
    kept.keepList(key, searchOf(length))
  keep('a', 12_000)
  keep('b', 8000)
  expect(kept.getKeptList('a')).toBeDefined()

  keep('c', 1)

  expect(kept.getKeptList('a')).toBeUndefined()
  expect(kept.getKeptList('b')).toBeDefined()
})

function searchOf(length = 1): KeptList<ReadyList> {
  return {
    list: {
      state: 'ready',
      assets: Array.from({ length }),
      total: length,
      dropped: 0,
      more: 'none'
    },
    page: 1,
    place: startPlace()
  }
}
