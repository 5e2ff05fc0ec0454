import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryValues } from '../../../../contract/api/address.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
const assets = new Map(
  [...listAssets({ count: 500 })].map(asset => [asset.id, asset])
)
const all = { safe: false, license: ['commercial', 'editorial'] }

beforeAll(async () => {
  opened = await openTestService({ assets: 500 })
})
afterAll(() => opened.close())

async function find(query: QueryValues) {
  const reply = await opened.ask(searchImages, { query: { ...all, ...query } })
  return { ...reply, ids: reply.data.map(({ id }) => id) }
}

async function findAll(query: QueryValues): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map(page => find({ ...query, page, per_page: 100 }))
  )
  return pages.flatMap(({ ids }) => ids)
}

describe('sort', () => {
  test('is by popularity by default', async () => {
    const { ids } = await find({ per_page: 500 })
    const popularity = ids.map(id => assets.get(id)?.popularity ?? 0)

    expect(popularity).toEqual(popularity.toSorted((a, b) => b - a))
    expect(ids).toEqual((await find({ sort: 'popular', per_page: 500 })).ids)
  })

  test('by newest begins with the latest day', async () => {
    const { ids } = await find({ sort: 'newest', per_page: 500 })
    const days = ids.map(id => assets.get(id)?.addedDate ?? '')

    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('by relevance ranks titles above other texts', async () => {
    const { ids } = await find({
      query: 'snow',
      sort: 'relevance',
      per_page: 500
    })
    const inTitle = ids.map(id => /snow/i.test(assets.get(id)?.title ?? ''))
    const lastTitle = inTitle.lastIndexOf(true)
    const popular = await find({ query: 'snow', per_page: 500 })

    expect(inTitle.slice(0, 5)).toEqual(Array(5).fill(true))
    expect(lastTitle).toBeLessThan(ids.length - 1)
    expect(ids.toSorted()).toEqual(popular.ids.toSorted())
  })

  test('by relevance includes the words of the language', async () => {
    const german = await find({
      query: 'Schnee Berg',
      language: 'de',
      sort: 'relevance',
      per_page: 500
    })
    const popular = await find({
      query: 'Schnee Berg',
      language: 'de',
      per_page: 500
    })

    expect(german.ids.toSorted()).toEqual(popular.ids.toSorted())
    expect(german.ids).not.toEqual(popular.ids)
  })

  test('by relevance ranks matches of a NOT last', async () => {
    const { ids, total_count: total } = await find({
      query: 'snow OR NOT mountain',
      sort: 'relevance',
      per_page: 500
    })

    expect(ids).toHaveLength(total)
    expect(/snow/i.test(assets.get(ids[0] ?? '')?.title ?? '')).toBe(true)
    expect(ids.length).toBeGreaterThan(
      (await find({ query: 'snow' })).total_count
    )
  })

  test('by random is another order that is the same on all pages', async () => {
    const first = await findAll({ sort: 'random' })
    const again = await findAll({ sort: 'random' })

    expect(new Set(first).size).toBe(500)
    expect(again).toEqual(first)
    expect(first).not.toEqual(await findAll({ sort: 'popular' }))
  })

  test('by random depends on the search, like its search_id', async () => {
    const one = await find({ sort: 'random', height_from: 1, per_page: 500 })
    const two = await find({ sort: 'random', height_from: 2, per_page: 500 })

    expect(one.search_id).not.toBe(two.search_id)
    expect(one.ids).not.toEqual(two.ids)
    expect(one.ids.toSorted()).toEqual(two.ids.toSorted())
  })

  test.each(['popular', 'newest', 'relevance', 'random'])(
    'by %s gives every asset once over the pages',
    async sort => {
      const ids = await findAll({ sort })

      expect(new Set(ids).size).toBe(500)
    }
  )
})

describe('a page', () => {
  test('has the first 20 by default', async () => {
    const reply = await find({})

    expect(reply).toMatchObject({ page: 1, per_page: 20, total_count: 500 })
    expect(reply.data).toHaveLength(20)
  })

  test('can be empty on request, with the exact count', async () => {
    const reply = await find({ per_page: 0 })

    expect(reply).toMatchObject({ per_page: 0, total_count: 500, data: [] })
  })

  test('beyond the last is empty', async () => {
    const reply = await find({ page: 1_000_000, per_page: 500 })

    expect(reply).toMatchObject({ total_count: 500, data: [] })
  })

  test('has the search_id of the first, with 22 characters', async () => {
    const first = await find({ query: 'snow', per_page: 5 })
    const second = await find({ query: 'snow', per_page: 5, page: 2 })

    expect(first.search_id).toMatch(/^[\w-]{22}$/)
    expect(second.search_id).toBe(first.search_id)
    expect((await find({ query: 'sky' })).search_id).not.toBe(first.search_id)
  })
})
