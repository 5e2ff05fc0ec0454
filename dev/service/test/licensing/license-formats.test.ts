import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listImageLicenses } from '../../../../contract/api/image-history-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { openTestService, type TestService } from '../open-service.ts'

const pictures = [...listAssets({ count: 600 })].filter(one => !one.isEditorial)
const vector = idOf('vector')
const photo = idOf('photo')
let opened: TestService
let token: string

beforeAll(async () => {
  opened = await openTestService()
  const scopes = ['licenses.create', 'licenses.view']
  token = opened.service.makeToken('designer', scopes)
})
afterAll(() => opened.close())

function idOf(type: string): string {
  return pictures.find(({ imageType }) => imageType === type)?.id ?? ''
}

const unavailable = 'Size and format are not available for this image'

describe('a license is for', () => {
  test.each([
    ['huge jpg', photo, {}, {}],
    ['huge jpg', photo, { format: 'jpg' }, {}],
    ['huge jpg', photo, {}, { format: 'jpg' }],
    ['small jpg', photo, { size: 'small' }, { format: 'jpg' }],
    ['small jpg', photo, { size: 'vector' }, { size: 'small' }],
    ['huge jpg', photo, { size: 'vector' }, { format: 'jpg' }],
    ['small jpg', photo, { format: 'eps' }, { size: 'small' }],
    ['vector eps', vector, { size: 'vector' }, {}],
    ['vector eps', vector, { format: 'eps' }, {}],
    ['vector eps', vector, {}, { size: 'vector' }],
    ['vector eps', vector, {}, { format: 'eps' }],
    ['vector eps', vector, { size: 'vector', format: 'eps' }, {}],
    ['vector eps', vector, { size: 'small', format: 'jpg' }, { format: 'eps' }],
    ['vector eps', vector, { format: 'jpg' }, { size: 'vector' }]
  ])(
    '%s: %s with the query %j and the item %j',
    async (is, id, query, item) => {
      const images = [{ image_id: id, ...item }]
      await opened.ask(licenseImages, { token, query, json: { images } })

      const { data } = await opened.ask(listImageLicenses, { token })
      const { size, format } = data[0]?.image?.format ?? {}

      expect(`${size} ${format}`).toBe(is)
    }
  )
})

describe('a license is refused for', () => {
  test.each([
    [{ size: 'vector' }, {}],
    [{ format: 'eps' }, {}],
    [{}, { size: 'vector' }],
    [{}, { format: 'eps' }]
  ])('a photo as a vector: %j, %j', async (query, item) => {
    const images = [{ image_id: photo, ...item }]

    const { data } = await opened.ask(licenseImages, {
      token,
      query,
      json: { images }
    })

    expect(data).toEqual([{ image_id: photo, error: unavailable }])
  })

  test.each([
    ['$.query', { size: 'vector', format: 'jpg' }, {}],
    ['$.query', { size: 'huge', format: 'eps' }, {}],
    ['$.body.images[0]', {}, { size: 'vector', format: 'jpg' }],
    ['$.body.images[0]', {}, { size: 'small', format: 'eps' }]
  ])('a pair that does not fit at %s: %j %j', async (path, query, item) => {
    const images = [{ image_id: vector, ...item }]

    const refused = await opened.refusal(licenseImages, {
      token,
      query,
      json: { images }
    })

    expect(refused).toMatchObject({
      status: 400,
      errors: [
        {
          message: 'Expected eps with the size vector, and jpg with others',
          path
        }
      ]
    })
  })
})
