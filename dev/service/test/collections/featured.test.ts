import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getFeaturedCollection,
  listFeaturedCollections,
  listFeaturedItems
} from '../../../../contract/api/featured-endpoints.ts'
import { getImage } from '../../../../contract/api/image-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

test('lists collections of every type, the newest first', async () => {
  const { data } = await opened.ask(listFeaturedCollections)

  expect(data.length).toBeGreaterThan(5)
  const times = data.map(one => Date.parse(one.created_time ?? ''))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(new Set(times).size).toBeGreaterThan(1)
  expect(data.every(one => one.total_item_count > 0)).toBe(true)
})

test.each([
  ['photo', { image_type: 'photo' }],
  ['vector', { image_type: 'vector' }],
  ['editorial', { is_editorial: true }]
])('lists those of the type %s, with such images', async (type, expected) => {
  const { data } = await opened.ask(listFeaturedCollections, {
    query: { type }
  })

  expect(data.length).toBeGreaterThan(0)
  for (const { id } of data) {
    const items = await opened.ask(listFeaturedItems, {
      path: { id },
      query: { per_page: 1 }
    })
    const image = await opened.ask(getImage, {
      path: { id: items.data[0]?.id ?? '' }
    })
    expect(image).toMatchObject(expected)
  }
})

test('lists several types by repetition', async () => {
  const all = await opened.ask(listFeaturedCollections)

  const three = await opened.ask(listFeaturedCollections, {
    query: { type: ['photo', 'editorial', 'vector'] }
  })

  expect(three).toEqual(all)
})

test('has covers that load, larger ones on request', async () => {
  const { data } = await opened.ask(listFeaturedCollections)
  const path = { id: data[0]?.id ?? '' }
  const twice = { asset_hint: '2x' }

  const small = await opened.ask(getFeaturedCollection, { path })
  const large = await opened.ask(getFeaturedCollection, { path, query: twice })

  expect(small).toEqual(data[0])
  expect(small.cover_item?.url).toMatch(/\/preview\.jpg$/)
  expect(large.cover_item?.url).toMatch(/\/preview_1000\.jpg$/)
  expect(large.hero_item?.url).toMatch(/\/preview_1500\.jpg$/)
  const { pathname } = new URL(small.cover_item?.url ?? '')
  expect((await opened.send(pathname)).status).toBe(200)
})

test('has the share address only on request', async () => {
  const { data } = await opened.ask(listFeaturedCollections)
  const path = { id: data[0]?.id ?? '' }

  const shared = await opened.ask(getFeaturedCollection, {
    path,
    query: { embed: 'share_url' }
  })

  const listed = await opened.ask(listFeaturedCollections, {
    query: { embed: 'share_url', asset_hint: '2x' }
  })

  expect(data[0]).not.toHaveProperty('share_url')
  expect(listed.data[0]?.share_url).toBe(shared.share_url)
  expect(listed.data[0]?.cover_item?.url).toMatch(/preview_1000\.jpg$/)
  expect(shared.share_url).toMatch(/^https?:\/\/.+\/featured\/\d+$/)
})

test('returns all items in pages, each once', async () => {
  const { data } = await opened.ask(listFeaturedCollections)
  const path = { id: data[0]?.id ?? '' }
  const whole = await opened.ask(listFeaturedItems, { path })

  const pages = await Promise.all(
    [1, 2, 3, 4].map(page =>
      opened.ask(listFeaturedItems, { path, query: { page, per_page: 4 } })
    )
  )

  expect(whole.total_count).toBe(data[0]?.total_item_count)
  expect(pages.flatMap(page => page.data)).toEqual(whole.data.slice(0, 16))
  expect(whole.data[0]).toHaveProperty('added_time')
})

test('returns 404 for other collections', async () => {
  for (const entry of [getFeaturedCollection, listFeaturedItems]) {
    const { status } = await opened.refusal(entry, { path: { id: '1' } })
    expect(status).toBe(404)
  }
})

test.each([{ type: 'video' }, { asset_hint: '3x' }, { embed: 'share_code' }])(
  'refuses the query %j',
  async query => {
    const { status } = await opened.refusal(listFeaturedCollections, { query })

    expect(status).toBe(400)
  }
)

test('omits a removed image until it is restored', async () => {
  const { data } = await opened.ask(listFeaturedCollections)
  const path = { id: data[0]?.id ?? '' }
  const before = await opened.ask(listFeaturedItems, { path })
  const [first, second] = before.data

  opened.service.faults.removeAsset(first?.id ?? '')
  const without = await opened.ask(listFeaturedItems, { path })
  const collection = await opened.ask(getFeaturedCollection, { path })
  opened.service.faults.reset()

  expect(without.data[0]).toEqual(second)
  expect(collection.total_item_count).toBe(before.data.length - 1)
  expect(await opened.ask(listFeaturedItems, { path })).toEqual(before)
})
