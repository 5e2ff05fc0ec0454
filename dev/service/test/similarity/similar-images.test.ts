import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listImageRecommendations,
  listSimilarImages
} from '../../../../contract/api/image-discovery-endpoints.ts'
import {
  getImage,
  searchImages
} from '../../../../contract/api/image-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'

/** City lights at dusk, which many images have words of. */
const dusk = '335524897'
let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

async function idOf(query: string): Promise<string> {
  const { data } = await opened.ask(searchImages, {
    query: { query, per_page: 1 }
  })
  return data[0]?.id ?? ''
}

async function keywordsOf(id: string): Promise<string[]> {
  const { keywords = [] } = await opened.ask(getImage, { path: { id } })
  return keywords
}

describe('similar images', () => {
  test('share words with the image, the first ones most', async () => {
    const id = await idOf('coffee')
    const own = new Set(await keywordsOf(id))

    const { data } = await opened.ask(listSimilarImages, { path: { id } })

    const shared = await Promise.all(
      [data[0], data.at(-1)].map(async image => {
        const words = await keywordsOf(image?.id ?? '')
        return words.filter(word => own.has(word)).length
      })
    )
    expect(shared[0]).toBeGreaterThan(0)
    expect(shared[0]).toBeGreaterThanOrEqual(shared[1] ?? NaN)
    expect(data.map(image => image.id)).not.toContain(id)
  })

  test('are counted up to 200, and paged without repeats', async () => {
    const path = { id: dusk }
    const whole = await opened.ask(listSimilarImages, {
      path,
      query: { per_page: 500 }
    })

    const pages = await Promise.all(
      [1, 2, 3].map(page =>
        opened.ask(listSimilarImages, { path, query: { page, per_page: 5 } })
      )
    )

    expect(whole.total_count).toBe(whole.data.length)
    expect(whole.total_count).toBe(200)
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, 15))
    expect(new Set(pages.map(page => page.search_id)).size).toBe(1)
  })

  test('are a different search in another language', async () => {
    const path = { id: await idOf('tree') }
    const headers = { 'Accept-Language': 'de' }

    const english = await opened.ask(listSimilarImages, { path })
    const german = await opened.ask(listSimilarImages, { path, headers })

    expect(german.search_id).not.toBe(english.search_id)
  })

  test('have all details in the full view', async () => {
    const path = { id: await idOf('tree') }
    const query = { view: 'full', per_page: 1 }

    const { data } = await opened.ask(listSimilarImages, { path, query })

    expect(data[0]).toHaveProperty('keywords')
    expect(data[0]?.assets).toHaveProperty('small_thumb')
  })

  test('omit a removed image until it is restored', async () => {
    const asked = { path: { id: await idOf('tree') }, query: { per_page: 3 } }
    const { data: before } = await opened.ask(listSimilarImages, asked)
    opened.service.faults.removeAsset(before[0]?.id ?? '')

    const { data: without } = await opened.ask(listSimilarImages, asked)

    opened.service.faults.reset()
    const { data: after } = await opened.ask(listSimilarImages, asked)
    expect(without.slice(0, 2)).toEqual(before.slice(1))
    expect(after).toEqual(before)
  })

  test('are not found for an unknown image', async () => {
    const path = { id: '999' }

    expect((await opened.refusal(listSimilarImages, { path })).status).toBe(404)
  })

  test.each([{ per_page: 0 }, { per_page: 501 }, { page: 0 }, { view: 'all' }])(
    'refuse the query %j',
    async query => {
      const path = { id: await idOf('tree') }

      const { status } = await opened.refusal(listSimilarImages, {
        path,
        query
      })

      expect(status).toBe(400)
    }
  )
})

describe('recommendations', () => {
  test('are similar to the given images, and exclude them', async () => {
    const id = [await idOf('coffee'), await idOf('tree')]
    const query = { id, max_items: 500 }

    const { data } = await opened.ask(listImageRecommendations, { query })

    const lists = await Promise.all(
      id.map(one =>
        opened.ask(listSimilarImages, {
          path: { id: one },
          query: { per_page: 500 }
        })
      )
    )
    const similar = lists.flatMap(list => list.data.map(image => image.id))
    const expected = new Set(similar.filter(one => !id.includes(one)))
    expect(new Set(data.map(item => item.id))).toEqual(expected)
  })

  test('are as many as requested, 20 by default', async () => {
    const id = await idOf('tree')

    const usual = await opened.ask(listImageRecommendations, { query: { id } })
    const few = await opened.ask(listImageRecommendations, {
      query: { id, max_items: 3 }
    })

    expect(usual.data).toHaveLength(20)
    expect(few.data).toEqual(usual.data.slice(0, 3))
  })

  test('work for the maximum number of images', async () => {
    const id = Array.from(listAssets({ count: 500 }), asset => asset.id)

    const { data } = await opened.ask(listImageRecommendations, {
      query: { id, max_items: 50 }
    })

    expect(data).toHaveLength(50)
    expect(id).not.toContain(data[0]?.id)
  })

  test('are safe by default', async () => {
    const adults = Array.from(listAssets({ count: 600 })).filter(
      ({ isAdult, isEditorial }) => isAdult && !isEditorial
    )
    const [first = '', second = ''] = adults.map(({ id }) => id)
    const path = { id: first }
    const like = await opened.ask(listSimilarImages, { path })
    const recommended = async (more = {}) => {
      const id = [second, like.data[0]?.id ?? '']
      const query = { id, max_items: 500, ...more }
      const { data } = await opened.ask(listImageRecommendations, { query })
      return data.map(one => one.id)
    }

    expect(await recommended()).not.toContain(first)
    expect(await recommended({ safe: false })).toContain(first)
  })

  test('are empty for an unknown image', async () => {
    const query = { id: '999' }

    const { data } = await opened.ask(listImageRecommendations, { query })

    expect(data).toEqual([])
  })

  test.each([{}, { id: '1', max_items: 0 }, { id: '1', max_items: 501 }])(
    'refuse the query %j',
    async query => {
      const { status } = await opened.refusal(listImageRecommendations, {
        query
      })

      expect(status).toBe(400)
    }
  )
})
