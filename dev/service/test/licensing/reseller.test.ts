import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSubscriptions } from '../../../../contract/api/account-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import {
  activateSubscription,
  listResellerProducts
} from '../../../../contract/api/reseller-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { photoIds } from './media-kinds.ts'

const scopes = ['reseller.view', 'reseller.purchase']
const product = { product_id: 'images-25' }

let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

function tokenOf(username: string, more = scopes): string {
  return opened.service.makeToken(username, more)
}

function activate(json: object) {
  return opened.ask(activateSubscription, { token: tokenOf('reseller'), json })
}

function refused(json: object, token = tokenOf('reseller')) {
  return opened.refusal(activateSubscription, { token, json })
}

describe('the products of a reseller', () => {
  test('are listed with their prices', async () => {
    const token = tokenOf('reseller')

    const { data } = await opened.ask(listResellerProducts, { token })

    expect(data.map(({ id }) => id)).toEqual([
      'images-25',
      'videos-5',
      'audio-5'
    ])
    expect(data[0]).toEqual({
      id: 'images-25',
      name: '25 Images a Month',
      description: '25 Images a Month, for a year',
      license: 'standard',
      price: { local_amount: 588, local_currency: 'USD' }
    })
  })

  test('are for resellers with the scope', async () => {
    const replies = [
      await opened.refusal(listResellerProducts, {
        token: tokenOf('designer')
      }),
      await opened.refusal(listResellerProducts, {
        token: tokenOf('reseller', ['reseller.purchase'])
      })
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403])
  })
})

describe('an activated subscription', () => {
  test('can be used immediately', async () => {
    const sold = await activate({ ...product, email: 'Viewer@example.com' })
    const token = tokenOf('viewer', ['licenses.create', 'purchases.view'])

    const { data: listed } = await opened.ask(listSubscriptions, { token })
    const { data } = await opened.ask(licenseImages, {
      token,
      query: { subscription_id: sold.id, size: 'small' },
      json: { images: [{ image_id: photoIds[0] }] }
    })

    expect(sold).toMatchObject({
      id: expect.stringMatching(/^s\d+$/),
      license: 'standard',
      asset_type: 'images',
      allotment: { downloads_left: 25, downloads_limit: 25 }
    })
    expect(listed).toEqual([sold])
    expect(data[0]?.allotment_charge).toBe(1)
  })

  test.each(['videos-5', 'audio-5'])('may be %s', async product_id => {
    const sold = await activate({ product_id, user_id: '7100003' })

    expect(sold.allotment?.downloads_left).toBe(5)
  })

  test('is a new one each time', async () => {
    const first = await activate({ ...product, user_id: '7100004' })
    const second = await activate({ ...product, user_id: '7100004' })

    expect(second.id).not.toBe(first.id)
  })

  test('is for the person whom both fields identify', async () => {
    const email = 'metered@example.com'

    const { id } = await activate({ ...product, email, user_id: '7100004' })

    expect(id).toMatch(/^s/)
    expect(
      (await refused({ ...product, email, user_id: '7100001' })).status
    ).toBe(404)
  })

  test.each([
    { email: 'nobody@example.com' },
    { email: '' },
    { user_id: '1' },
    { user_id: 'designer' }
  ])('is for nobody as %o', async buyer => {
    expect(await refused({ ...product, ...buyer })).toMatchObject({
      status: 404,
      message: 'Not Found'
    })
  })

  test.each([
    ['$.body', { product_id: 'images-25' }],
    ['$.body.product_id', { email: 'viewer@example.com' }],
    ['$.body.product_id', { product_id: 'all', email: 'viewer@example.com' }],
    ['$.body.user_id', { product_id: 'images-25', user_id: 7 }]
  ])('is refused for what is wrong at %s', async (path, json) => {
    const reply = await refused(json)

    expect(reply.status).toBe(400)
    expect(reply.errors?.[0]?.path).toBe(path)
  })

  test('requires a reseller with the scope', async () => {
    const json = { ...product, email: 'viewer@example.com' }

    const replies = [
      await refused(json, tokenOf('designer')),
      await refused(json, tokenOf('reseller', ['reseller.view']))
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403])
  })
})
