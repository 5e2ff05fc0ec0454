import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryValues } from '../../../../contract/api/address.ts'
import { searchVideos } from '../../../../contract/api/video-endpoints.ts'
import { findFilm, films } from '../../../catalog/films/films.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
})
afterAll(() => opened.close())

async function find(query: QueryValues, headers = {}) {
  const reply = await opened.ask(searchVideos, {
    query: {
      safe: false,
      license: ['commercial', 'editorial'],
      per_page: 500,
      ...query
    },
    headers
  })
  return { ...reply, ids: reply.data.map(({ id }) => id) }
}

const [lake = '', snow = '', beach = '', rain = '', city = ''] = films.map(
  ({ id }) => id
)
const kite = '5300345'
const paper = '5401107'

describe('words', () => {
  test.each([
    ['of a title', 'roll', [beach]],
    ['of the keywords', 'sunrise', [lake]],
    ['of a description', 'mirrored', [lake]],
    ['in any capitals', 'SUNRISE', [lake]],
    ['as a singular', 'mountains', [lake, paper]],
    ['all of them', 'city rain', [rain]],
    ['joined by AND', 'city AND rain', [rain]],
    ['joined by OR', 'sunrise OR rain', [lake, rain]],
    ['without one', 'city NOT rain NOT crowd NOT neon NOT data', [city]],
    ['in parentheses', '(rain OR star) city', [rain, city]],
    ['after NOT in parentheses', 'night moon NOT (planet OR star)', [snow]],
    ['kept together', '"snow falls"', [snow]],
    ['in another order than kept together', '"falls snow"', []],
    ['that nothing has', 'submarine', []],
    ['that are signs', '🎈', []],
    ['with an asterisk, which is no wildcard,', 'sunri*', []],
    ['with a column of the index', 'title:sunrise', []]
  ])('%s find films', async (_, query, expected) => {
    const { ids, total_count: total } = await find({ query })

    expect(ids.toSorted()).toEqual(expected.toSorted())
    expect(total).toBe(expected.length)
  })

  test('of another language match, as well as English ones', async () => {
    const german = await find({ query: 'Sonnenaufgang', language: 'de' })
    const english = await find({ query: 'sunrise', language: 'de' })
    const mixed = await find({ query: 'Berg mirrored', language: 'de' })

    expect([german.ids, english.ids, mixed.ids]).toEqual([
      [lake],
      [lake],
      [lake]
    ])
    expect(german.data[0]?.description).toContain('Berg')
  })

  test('are in the header’s language unless the query has one', async () => {
    const headers = { 'Accept-Language': 'ja' }

    const japanese = await find({ query: '雪' }, headers)
    const named = await find({ query: '雪', language: 'en' }, headers)

    expect(japanese.ids).toEqual([snow])
    expect(named.ids).toEqual([])
  })
})

describe('sort', () => {
  const popular = films.toSorted((a, b) => b.popularity - a.popularity)

  test('is by popularity by default', async () => {
    const { ids } = await find({})

    expect(ids).toEqual(popular.map(({ id }) => id))
    expect((await find({ sort: 'popular' })).ids).toEqual(ids)
  })

  test('by newest begins with the latest day', async () => {
    const { ids } = await find({ sort: 'newest' })

    const days = ids.map(id => findFilm(id)?.addedDate ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
    expect(ids).toHaveLength(films.length)
  })

  test('by relevance ranks titles above other texts', async () => {
    const { ids } = await find({ query: 'city', sort: 'relevance' })

    const named = films.filter(({ title }) => /city/i.test(title))
    const first = ids.slice(0, named.length)
    expect(first.toSorted()).toEqual(named.map(({ id }) => id).toSorted())
    expect(ids.length).toBeGreaterThan(named.length)
  })

  test('by relevance without words is by popularity', async () => {
    const { ids } = await find({ sort: 'relevance' })

    expect(ids).toEqual(popular.map(({ id }) => id))
  })

  test('by random keeps its order on all pages of a search', async () => {
    const whole = await find({ sort: 'random' })
    const pages = await Promise.all(
      [1, 2, 3, 4].map(page => find({ sort: 'random', per_page: 20, page }))
    )

    expect(pages.flatMap(({ ids }) => ids)).toEqual(whole.ids)
    expect(new Set(pages.map(one => one.search_id))).toEqual(
      new Set([whole.search_id])
    )
    expect(whole.ids).not.toEqual(popular.map(({ id }) => id))
  })

  test('by random depends on the search, like its search_id', async () => {
    const one = await find({ sort: 'random', duration_from: 0 })
    const two = await find({ sort: 'random', duration_from: 1 })

    expect(one.search_id).not.toBe(two.search_id)
    expect(one.ids).not.toEqual(two.ids)
  })
})

test.each(['popular', 'newest', 'relevance', 'random'])(
  'gives every film once over the pages by %s',
  async sort => {
    const pages = await Promise.all(
      [1, 2, 3].map(page => find({ sort, per_page: 25, page }))
    )

    const ids = pages.flatMap(one => one.ids)
    expect(ids).toHaveLength(films.length)
    expect(new Set(ids).size).toBe(films.length)
  }
)

test('counts exactly on an empty page', async () => {
  const none = await find({ per_page: 0 })
  const beyond = await find({ page: 1_000_000, per_page: 500 })

  expect([none.data, beyond.data]).toEqual([[], []])
  expect(none.total_count).toBe(films.length)
  expect(beyond.total_count).toBe(films.length)
  expect(none.search_id).toMatch(/^[\w-]{22}$/)
})

test('returns 20 minimal records of the first page by default', async () => {
  const { page, per_page: size, data } = await opened.ask(searchVideos)

  expect([page, size, data.length]).toEqual([1, 20, 20])
  expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
    'aspect',
    'aspect_ratio',
    'assets',
    'contributor',
    'description',
    'duration',
    'id',
    'media_type'
  ])
})

test('has all fields on request', async () => {
  const { data } = await find({ query: 'kite', view: 'full' })

  expect(data[0]).toMatchObject({ id: kite, keywords: expect.anything() })
})

test('does not find removed films', async () => {
  opened.service.faults.removeAsset(kite)

  const { ids } = await find({ query: 'kite' })

  opened.service.faults.reset()
  expect(ids).toEqual([])
})
