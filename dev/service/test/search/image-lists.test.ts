import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listImageCategories,
  listPopularQueries,
  listUpdatedImages
} from '../../../../contract/api/image-discovery-endpoints.ts'
import {
  getImage,
  searchImages
} from '../../../../contract/api/image-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

const now = Date.UTC(2026, 5, 30, 18)
let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ now: () => now, assets: 3000 })
})
afterAll(() => opened.close())

test('lists the categories that searches accept', async () => {
  const { data } = await opened.ask(listImageCategories)

  expect(data).toContainEqual({ id: '12', name: 'Nature' })
  expect(data).toHaveLength(28)
  const found = await opened.ask(searchImages, { query: { category: '12' } })
  expect(found.total_count).toBeGreaterThan(0)
})

test('lists the categories in English for languages without names', async () => {
  const english = await opened.ask(listImageCategories)
  const query = { language: 'zh' }

  expect(await opened.ask(listImageCategories, { query })).toEqual(english)
})

test.each(['de', 'es', 'fr', 'ja', 'pt'])(
  'lists the categories in %s, and searches accept these names',
  async language => {
    const english = await opened.ask(listImageCategories)
    const found = (category: string) =>
      opened.ask(searchImages, { query: { category, language, per_page: 0 } })

    const { data } = await opened.ask(listImageCategories, {
      query: { language }
    })

    expect(data.map(({ id }) => id)).toEqual(english.data.map(({ id }) => id))
    expect(new Set(data.map(({ name }) => name)).size).toBe(28)
    for (const { id, name } of data) {
      const { total_count } = await found(name.toUpperCase())
      expect({ name, total_count }).toMatchObject({
        total_count: (await found(id)).total_count
      })
    }
  }
)

describe('popular queries', () => {
  test('all have results', async () => {
    const { data } = await opened.ask(listPopularQueries)

    expect(data).toHaveLength(20)
    for (const query of data) {
      const found = await opened.ask(searchImages, {
        query: { query, per_page: 1 }
      })
      expect(found.total_count).toBeGreaterThan(0)
    }
  })

  test('are different for vectors', async () => {
    const all = await opened.ask(listPopularQueries)

    const query = { image_type: 'vector' }
    const vectors = await opened.ask(listPopularQueries, { query })

    expect(vectors.data).not.toEqual(all.data)
  })

  test('are in the requested language', async () => {
    const english = await opened.ask(listPopularQueries)

    const german = await opened.ask(listPopularQueries, {
      query: { language: 'de' }
    })

    expect(german.data).not.toEqual(english.data)
    expect(german.data.length).toBeGreaterThan(0)
  })

  test.each([{ language: 'xx' }, { image_type: 'video' }])(
    'refuse the query %j',
    async query => {
      const { status } = await opened.refusal(listPopularQueries, { query })

      expect(status).toBe(400)
    }
  )
})

describe('updated images', () => {
  const span = { start_date: '2026-06-01', end_date: '2026-06-04' }

  test('are additions and edits of the days, the newest first', async () => {
    const { data, total_count: total } = await opened.ask(listUpdatedImages, {
      query: { ...span, per_page: 2000 }
    })

    expect(data).toHaveLength(total ?? NaN)
    expect(data.length).toBeGreaterThan(0)
    const times = data.map(one => Date.parse(one.updated_time))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.UTC(2026, 5, 1))
    expect(Math.max(...times)).toBeLessThan(Date.UTC(2026, 5, 4))
    expect(new Set(data.flatMap(one => one.updates))).toEqual(
      new Set(['addition', 'edit'])
    )
  })

  test('have the day of their details', async () => {
    const { data } = await opened.ask(listUpdatedImages, {
      query: { ...span, type: 'addition' }
    })

    const path = { id: data[0]?.id ?? '' }
    const image = await opened.ask(getImage, { path })
    expect(new Set(data.flatMap(({ updates }) => updates))).toEqual(
      new Set(['addition'])
    )
    expect(data[0]?.updated_time.slice(0, 10)).toBe(image.added_date)
  })

  test('are paged, the oldest first on request', async () => {
    const query = { ...span, sort: 'oldest' }
    const whole = await opened.ask(listUpdatedImages, { query })
    const newest = await opened.ask(listUpdatedImages, { query: span })

    const pages = await Promise.all(
      [1, 2].map(page =>
        opened.ask(listUpdatedImages, {
          query: { ...query, page, per_page: 1 }
        })
      )
    )

    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, 2))
    expect(whole.data).toEqual(newest.data.toReversed())
  })

  test('omit a removed image', async () => {
    const query = { ...span, type: 'addition' }
    const { data: before } = await opened.ask(listUpdatedImages, { query })
    opened.service.faults.removeAsset(before[0]?.id ?? '')

    const { data, total_count: total } = await opened.ask(listUpdatedImages, {
      query
    })

    opened.service.faults.reset()
    expect(data).toEqual(before.slice(1))
    expect(total).toBe(before.length - 1)
  })

  test('are of the last hour by default', async () => {
    const hour = await opened.ask(listUpdatedImages)
    const days = await opened.ask(listUpdatedImages, {
      query: { interval: '30 day' }
    })

    expect(days.total_count).toBeGreaterThan(hour.total_count ?? NaN)
    expect(hour.data).toEqual(
      days.data.filter(one => Date.parse(one.updated_time) >= now - 3_600_000)
    )
  })

  test('list a removed image as deleted, at that time', async () => {
    const query = { ...span, type: 'addition' }
    const { data: added } = await opened.ask(listUpdatedImages, { query })
    const [removed] = added
    opened.service.faults.removeAsset(removed?.id ?? '')
    opened.service.faults.removeAsset('1')
    opened.service.faults.moveClock(60_000)

    const { data, total_count: total } = await opened.ask(listUpdatedImages, {
      query: { type: 'deletion' }
    })
    const earlier = await opened.ask(listUpdatedImages, {
      query: { type: 'deletion', interval: '30 SECOND' }
    })
    const all = await opened.ask(listUpdatedImages)

    opened.service.faults.reset()
    const time = new Date(now).toISOString().replace('.000Z', '+00:00')
    const deletion = {
      id: removed?.id,
      updated_time: time,
      updates: ['deletion']
    }
    expect({ data, total }).toEqual({ data: [deletion], total: 1 })
    expect(earlier.data).toEqual([])
    expect(all.data).toContainEqual(deletion)
  })

  test('include no deletions while nothing is removed', async () => {
    const query = { type: 'deletion', interval: '3 DAY' }

    const { data } = await opened.ask(listUpdatedImages, { query })

    expect(data).toEqual([])
  })

  test.each([
    { interval: 'a while' },
    { interval: '0 HOUR' },
    { type: 'change' },
    { start_date: '2026-06-31' },
    { start_date: '2026-06-04', end_date: '2026-06-01' },
    { start_date: '2026-06-01', end_date: '2026-06-05' },
    { per_page: 2001 }
  ])('refuse the query %j', async query => {
    const { status } = await opened.refusal(listUpdatedImages, { query })

    expect(status).toBe(400)
  })
})
