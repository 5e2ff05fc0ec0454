import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listSimilarImages,
  uploadImage
} from '../../../../contract/api/image-discovery-endpoints.ts'
import {
  getImage,
  listImages,
  searchImages
} from '../../../../contract/api/image-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { searchVideos } from '../../../../contract/api/video-endpoints.ts'
import { films } from '../../../catalog/films/films.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { codesOf, registerWith } from '../use-applications.ts'

const count = 600
const ids = Array.from(listAssets({ count }), ({ id }) => id)
const free = ids.filter((_, place) => place % 5 === 0)
const scopes = ['licenses.create', 'user.view']

let opened: TestService
/** Of the designer, for an application with a free subscription. */
let token: string
/** Of a person with nothing but a free subscription. */
let student: string

beforeAll(async () => {
  opened = await openTestService({ assets: count })
  const browser = opened.openBrowser()
  await browser.signIn('designer')
  const { page } = await registerWith(browser, { free: 'true' })
  const made = await browser.submit(page, '/tokens', { scope: scopes })
  token = codesOf(made)[0] ?? ''
  student = opened.service.makeToken('student', scopes)
})
afterAll(() => opened.close())

const callers = [
  ['application', () => token],
  ['person', () => student]
] as const

describe.each(callers)('a free %s', (_, tokenOf) => {
  test('searches a part of the library', async () => {
    const query = { per_page: 500, safe: false }

    const found = await opened.ask(searchImages, { token: tokenOf(), query })
    const all = await opened.ask(searchImages, { query })

    expect(found.total_count).toBe(found.data.length)
    expect(found.data.length).toBeGreaterThan(50)
    found.data.forEach(({ id }) => expect(free).toContain(id))
    const inOrder = all.data.map(({ id }) => id).filter(id => free.includes(id))
    const first = found.data.slice(0, inOrder.length)
    expect(first.map(({ id }) => id)).toEqual(inOrder)
  })

  test('finds every second film', async () => {
    const found = await opened.ask(searchVideos, {
      token: tokenOf(),
      query: { per_page: 500, safe: false }
    })

    const seen = films
      .filter((_, place) => place % 2 === 0)
      .filter(({ isEditorial }) => !isEditorial)
    expect(found.data.map(({ id }) => id).toSorted()).toEqual(
      seen.map(({ id }) => id).toSorted()
    )
  })

  test('has access only to details in that part', async () => {
    const [inside = '', outside = ''] = ids

    const record = await opened.ask(getImage, {
      token: tokenOf(),
      path: { id: inside }
    })
    const refused = await opened.refusal(getImage, {
      token: tokenOf(),
      path: { id: outside }
    })
    const listed = await opened.ask(listImages, {
      token: tokenOf(),
      query: { id: [inside, outside] }
    })
    const similar = await opened.ask(listSimilarImages, {
      token: tokenOf(),
      path: { id: inside }
    })

    expect(record.id).toBe(inside)
    expect(refused.status).toBe(404)
    expect(listed.data.map(({ id }) => id)).toEqual([inside])
    expect(similar.data.length).toBeGreaterThan(0)
    similar.data.forEach(({ id }) => expect(free).toContain(id))
  })

  test('cannot license, and gets a reason', async () => {
    const reply = await opened.refusal(licenseImages, {
      token: tokenOf(),
      json: { images: [{ image_id: free[0] }] }
    })

    expect(reply.status).toBe(403)
    expect(reply.message).toContain('free API subscription cannot license')
  })

  test('searches with few filters', async () => {
    const allowed = await opened.ask(searchImages, {
      token: tokenOf(),
      query: { query: 'mountain', orientation: 'horizontal', sort: 'newest' }
    })
    const refused = await opened.refusal(searchImages, {
      token: tokenOf(),
      query: { query: 'mountain', color: 'ff0000' }
    })

    expect(allowed.total_count).toBeGreaterThan(0)
    expect(refused.status).toBe(403)
    expect(refused.message).toContain('searches without color')
    expect(refused.errors?.[0]?.path).toBe('$.query.color')
  })

  test('cannot search by a picture', async () => {
    const reply = await opened.refusal(uploadImage, {
      token: tokenOf(),
      json: { base64_image: 'AAAA' }
    })

    expect(reply.status).toBe(403)
    expect(reply.message).toContain('Reverse image search')
  })
})

test('with a paid application the whole library is available', async () => {
  const paid = opened.service.makeToken('designer', scopes)
  const [, outside = ''] = ids

  const record = await opened.ask(getImage, {
    token: paid,
    path: { id: outside }
  })
  const { data } = await opened.ask(licenseImages, {
    token: paid,
    json: { images: [{ image_id: outside, editorial_acknowledgement: true }] }
  })

  expect(record.id).toBe(outside)
  expect(data[0]?.allotment_charge).toBe(1)
})
