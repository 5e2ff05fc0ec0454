import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listSimilarVideos,
  listUpdatedVideos,
  listVideoCategories,
  searchVideos
} from '../../../../contract/api/video-endpoints.ts'
import { films, findFilm } from '../../../catalog/films/films.ts'
import { openTestService, type TestService } from '../open-service.ts'

const now = Date.UTC(2026, 5, 30, 12)
const [lake = '', snow = ''] = films.map(({ id }) => id)
const crowd = '5300458'
const candle = '5200553'
let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ now: () => now, assets: 20 })
})
afterAll(() => opened.close())

describe('similar videos', () => {
  test('share words or categories, the most similar first', async () => {
    const { data, total_count: total } = await opened.ask(listSimilarVideos, {
      path: { id: snow },
      query: { per_page: 500 }
    })

    const ids = data.map(({ id }) => id)
    expect(ids).not.toContain(snow)
    expect(ids).toHaveLength(total)
    const own = findFilm(snow)?.keywords ?? []
    const [likest = 0, unlikest = 0] = [ids[0], ids.at(-1)].map(id => {
      const { keywords = [] } = findFilm(id ?? '') ?? {}
      return own.filter(word => keywords.includes(word)).length
    })
    expect(likest).toBeGreaterThan(unlikest)
  })

  test('are paged without repeats', async () => {
    const path = { id: lake }
    const whole = await opened.ask(listSimilarVideos, { path })

    const pages = await Promise.all(
      [1, 2, 3].map(page =>
        opened.ask(listSimilarVideos, { path, query: { page, per_page: 2 } })
      )
    )

    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, 6))
  })

  test('exclude adult or editorial ones, except for such films', async () => {
    const all = await Promise.all(
      films
        .filter(film => !film.isAdult && !film.isEditorial)
        .map(({ id }) => opened.ask(listSimilarVideos, { path: { id } }))
    )

    const ids = all.flatMap(({ data }) => data.map(({ id }) => id))
    expect(ids).not.toContain(candle)
    expect(ids).not.toContain(crowd)
    expect(ids.length).toBeGreaterThan(0)
  })

  test('have all details in the full view', async () => {
    const [few, all] = await Promise.all(
      ['minimal', 'full'].map(view =>
        opened.ask(listSimilarVideos, { path: { id: snow }, query: { view } })
      )
    )

    expect(few?.data[0]).not.toHaveProperty('keywords')
    expect(all?.data[0]).toHaveProperty('keywords')
  })

  test('of no video are not found', async () => {
    const path = { id: '999' }

    const { status } = await opened.refusal(listSimilarVideos, { path })

    expect(status).toBe(404)
  })

  test.each([{ per_page: 0 }, { per_page: 501 }, { page: 0 }, { view: 'x' }])(
    'refuse %j',
    async query => {
      const path = { id: lake }

      const refusal = await opened.refusal(listSimilarVideos, { path, query })

      expect(refusal.status).toBe(400)
    }
  )
})

test('lists the categories that searches accept', async () => {
  const { data } = await opened.ask(listVideoCategories)

  const category = data.find(({ name }) => name === 'Sports/Recreation')?.id
  const query = { category }
  const found = await opened.ask(searchVideos, { query })
  expect(data).toHaveLength(28)
  expect(found.data.map(({ id }) => id)).toContain('5300121')
})

test('lists the categories in a language, and searches accept these names', async () => {
  const language = 'ja'
  const { data } = await opened.ask(listVideoCategories, {
    query: { language }
  })
  const [id, name] = ['12', '自然']

  const found = await opened.ask(searchVideos, {
    query: { category: name, language, view: 'full' }
  })

  expect(data).toContainEqual({ id, name })
  expect(found.data.length).toBeGreaterThan(0)
  for (const { categories } of found.data) {
    expect(categories).toContainEqual({ id, name })
  }
})

test('refuses categories in an unknown language', async () => {
  const query = { language: 'xx' }

  const { status } = await opened.refusal(listVideoCategories, { query })

  expect(status).toBe(400)
})

describe('updated videos', () => {
  const span = { start_date: '2026-06-26', end_date: '2026-06-29' }

  test('have the day of their details', async () => {
    const { data, total_count: total } = await opened.ask(listUpdatedVideos, {
      query: span
    })

    expect(data.map(({ id }) => id).toSorted()).toEqual([lake, '5100652'])
    expect(total).toBe(2)
    for (const { id, updated_time: time, updates } of data) {
      expect(time.slice(0, 10)).toBe(findFilm(id)?.addedDate)
      expect(updates).toEqual(['addition'])
    }
  })

  test('are sorted newest or oldest first, and paged', async () => {
    const newest = await opened.ask(listUpdatedVideos, { query: span })
    const oldest = await opened.ask(listUpdatedVideos, {
      query: { ...span, sort: 'oldest' }
    })
    const second = await opened.ask(listUpdatedVideos, {
      query: { ...span, page: 2, per_page: 1 }
    })

    const times = newest.data.map(one => Date.parse(one.updated_time))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(oldest.data).toEqual(newest.data.toReversed())
    expect(second.data).toEqual(newest.data.slice(1))
  })

  test('are edited 30 days after their addition', async () => {
    const edited = films.filter(({ id }) => Number(id) % 3 === 0)
    const [film] = edited
    const day = Date.parse(film?.addedDate ?? '') + 30 * 86_400_000
    const date = (time: number) => new Date(time).toISOString().slice(0, 10)

    const { data } = await opened.ask(listUpdatedVideos, {
      query: { start_date: date(day), end_date: date(day + 86_400_000) }
    })

    expect(data).toContainEqual(
      expect.objectContaining({ id: film?.id, updates: ['edit'] })
    )
  })

  test('list a removed video as deleted, and nothing else of it', async () => {
    opened.service.faults.removeAsset(lake)
    opened.service.faults.moveClock(60_000)

    const { data } = await opened.ask(listUpdatedVideos)
    const days = await opened.ask(listUpdatedVideos, { query: span })

    opened.service.faults.reset()
    const time = new Date(now).toISOString().replace('.000Z', '+00:00')
    expect(data).toEqual([
      { id: lake, updated_time: time, updates: ['deletion'] }
    ])
    expect(days.data.map(({ id }) => id)).not.toContain(lake)
  })

  test('are of the last hour by default', async () => {
    const hour = await opened.ask(listUpdatedVideos)
    const days = await opened.ask(listUpdatedVideos, {
      query: { interval: '3 DAY' }
    })

    expect(hour.total_count).toBe(0)
    expect(days.data.map(({ id }) => id)).toContain(lake)
  })

  test.each([
    { interval: 'a while' },
    { start_date: '2026-06-31' },
    { start_date: '2026-06-04', end_date: '2026-06-01' },
    { start_date: '2026-06-01', end_date: '2026-06-05' },
    { per_page: 2001 },
    { per_page: 0 },
    { sort: 'popular' }
  ])('refuse %j', async query => {
    const { status } = await opened.refusal(listUpdatedVideos, { query })

    expect(status).toBe(400)
  })
})
