import { afterAll, beforeAll, expect, test } from 'vitest'
import { listImageLicenses } from '../../../../contract/api/image-history-endpoints.ts'
import { listSubscriptions } from '../../../../contract/api/account-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { photoIds } from './media-kinds.ts'

const [image_id] = photoIds
let opened: TestService
let token: string

beforeAll(async () => {
  opened = await openTestService()
  const scopes = ['licenses.create', 'licenses.view']
  token = opened.service.makeToken('designer', scopes)
})
afterAll(() => opened.close())

test('keeps additional keys of an account', async () => {
  const metadata = { job: 'J', cost_center: '4711' }
  const images = [{ image_id, metadata }]
  await opened.ask(licenseImages, { token, json: { images } })

  const { data } = await opened.ask(listImageLicenses, { token })

  expect(data[0]?.metadata).toEqual(metadata)
})

test.each([[['job']], [[]], ['job'], [null], [7]])(
  'is an object, and not %j',
  async metadata => {
    const images = [{ image_id, metadata }]

    const refused = await opened.refusal(licenseImages, {
      token,
      json: { images }
    })

    expect(refused).toMatchObject({
      status: 400,
      errors: [
        {
          code: 'VALIDATION_INVALID_TYPE',
          message: 'Expected an object',
          path: '$.body.images[0].metadata'
        }
      ]
    })
  }
)

test.each(['job', 'cost_center'])('holds texts, also as %s', async key => {
  const images = [{ image_id, metadata: { [key]: 7 } }]

  const { errors } = await opened.refusal(licenseImages, {
    token,
    json: { images }
  })

  expect(errors?.[0]?.path).toBe(`$.body.images[0].metadata.${key}`)
})

test('is kept up to the maximum length', async () => {
  const keys = Array.from({ length: 20 }, (_, n) => `${n}`.padEnd(100, 'k'))
  const metadata = Object.fromEntries(keys.map(key => [key, 'x'.repeat(1000)]))
  const images = [{ image_id, metadata }]
  await opened.ask(licenseImages, { token, json: { images } })

  const { data } = await opened.ask(listImageLicenses, { token })

  expect(data[0]?.metadata).toEqual(metadata)
})

const long = 'x'.repeat(1001)
const manyKeys = Object.fromEntries(Array.from('x'.repeat(21)).entries())
const tooLong = 'VALIDATION_MAX_LENGTH'

test.each([
  [{ metadata: { other: long } }, tooLong, 'metadata.other'],
  [{ metadata: { own: long } }, tooLong, 'metadata.own'],
  [{ metadata: { [long]: 'x' } }, 'VALIDATION_PATTERN', 'metadata'],
  [{ metadata: manyKeys }, 'VALIDATION_PATTERN', 'metadata'],
  [{ search_id: long }, tooLong, 'search_id'],
  [{ verification_code: long }, tooLong, 'verification_code'],
  [{ auth_cookie: { name: 'a', value: long } }, tooLong, 'auth_cookie.value']
])('no text of a license is without end', async (item, code, path) => {
  const images = [{ image_id, ...item }]

  const { status, errors } = await opened.refusal(licenseImages, {
    token,
    json: { images }
  })

  expect(status).toBe(400)
  expect(errors).toMatchObject([{ code, path: `$.body.images[0].${path}` }])
})

test('has the required keys in a subscription', async () => {
  const reader = opened.service.makeToken('enterprise', ['purchases.view'])
  const other = opened.service.makeToken('designer', ['purchases.view'])

  const asking = await opened.ask(listSubscriptions, { token: reader })
  const plain = await opened.ask(listSubscriptions, { token: other })

  expect(asking.data.map(({ metadata }) => metadata)).toEqual([
    { client: 'required', purchase_order: 'required' }
  ])
  expect(plain.data[0]?.metadata).toEqual({})
})
