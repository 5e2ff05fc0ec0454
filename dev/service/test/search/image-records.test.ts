import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getImage,
  listImages,
  searchImages
} from '../../../../contract/api/image-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { pickAsset } from '../../../../test/pick-asset.ts'

let opened: TestService
const assets = [...listAssets({ count: 601 })]
const photo = pickAsset(assets, ({ imageType }) => imageType === 'photo')
const vector = pickAsset(assets, ({ imageType }) => imageType === 'vector')
const editorial = pickAsset(assets, ({ isEditorial }) => isEditorial)
const beyond = assets[600]?.id ?? ''

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

describe('details', () => {
  test('are full by default', async () => {
    const path = { id: photo.id }

    const full = await opened.ask(getImage, { path })
    const minimal = await opened.ask(getImage, {
      path,
      query: { view: 'minimal' }
    })

    expect(full).toMatchObject({
      id: photo.id,
      media_type: 'image',
      image_type: 'photo',
      description: photo.description,
      added_date: photo.addedDate,
      keywords: photo.keywords,
      aspect: photo.aspect,
      contributor: { id: photo.contributor.id },
      is_adult: false
    })
    expect(Object.keys(minimal).toSorted()).toEqual([
      'aspect',
      'assets',
      'contributor',
      'description',
      'id',
      'image_type',
      'media_type'
    ])
  })

  test('omit flags that are false', async () => {
    const record = await opened.ask(getImage, { path: { id: photo.id } })
    const marked = await opened.ask(getImage, { path: { id: editorial.id } })

    expect(record).not.toHaveProperty('is_editorial')
    expect(record).not.toHaveProperty('is_illustration')
    expect(marked.is_editorial).toBe(true)
  })

  test('are in the requested language', async () => {
    const record = await opened.ask(getImage, {
      path: { id: photo.id },
      headers: { 'Accept-Language': 'de' }
    })

    expect(record.keywords).not.toEqual(photo.keywords)
  })

  test.each([
    ['unknown', '999999999'],
    ['beyond the catalogue', beyond],
    ['not a number', 'abc'],
    ['odd', '../../etc/passwd']
  ])('of an id that is %s are not found', async (_, id) => {
    const refused = await opened.refusal(getImage, { path: { id } })

    expect(refused).toMatchObject({ status: 404, message: 'Not Found' })
  })

  test('have JPEG for photos and only EPS for vectors', async () => {
    const sold = async (id: string) => {
      const record = await opened.ask(getImage, { path: { id } })
      return Object.entries(record.assets ?? {})
        .filter(
          ([, size]) => size && 'is_licensable' in size && size.is_licensable
        )
        .map(([name]) => name)
    }

    expect(await sold(photo.id)).toEqual([
      'small_jpg',
      'medium_jpg',
      'huge_jpg'
    ])
    expect(await sold(vector.id)).toEqual(['vector_eps'])
  })

  test("are licensable according to the person's subscriptions", async () => {
    const licensable = async (username: string) => {
      const record = await opened.ask(getImage, {
        path: { id: photo.id },
        token: opened.service.makeToken(username, [])
      })
      return record.assets?.huge_jpg?.is_licensable
    }

    expect(await licensable('designer')).toBe(true)
    expect(await licensable('viewer')).toBe(false)
  })
})

describe('a list by ids', () => {
  test('returns minimal records in the requested order', async () => {
    const id = [vector.id, photo.id]

    const reply = await opened.ask(listImages, { query: { id } })

    expect(reply.data.map(record => record.id)).toEqual(id)
    expect(reply.data[0]).not.toHaveProperty('keywords')
    expect(reply).not.toHaveProperty('errors')
  })

  test('returns full records on request', async () => {
    const reply = await opened.ask(listImages, {
      query: { id: [photo.id], view: 'full' }
    })

    expect(reply.data[0]?.keywords).toEqual(photo.keywords)
  })

  test('lists unknown ids', async () => {
    const reply = await opened.ask(listImages, {
      query: { id: [photo.id, beyond] }
    })

    expect(reply.data).toHaveLength(1)
    expect(reply.errors).toEqual([
      { message: 'Media unavailable', data: beyond }
    ])
  })

  test('accepts 1 to 500 ids', async () => {
    const none = await opened.refusal(listImages)
    const many = await opened.refusal(listImages, {
      query: { id: Array.from({ length: 501 }, (_, place) => `${place}`) }
    })

    expect([none.status, many.status]).toEqual([400, 400])
    expect(many.errors?.[0]?.code).toBe('VALIDATION_ARRAY_LENGTH_LONG')
  })
})

describe('a search', () => {
  test('returns the same records as the details', async () => {
    const found = await opened.ask(searchImages, {
      query: { per_page: 3, view: 'full' }
    })
    const details = await Promise.all(
      found.data.map(({ id }) => opened.ask(getImage, { path: { id } }))
    )

    expect(found.data).toEqual(details)
  })
})
