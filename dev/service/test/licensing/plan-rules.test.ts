import { describe, expect, test } from 'vitest'
import { listSubscriptions } from '../../../../contract/api/account-endpoints.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { mediaKinds, photoIds } from './media-kinds.ts'
import { useLicensing } from './use-licensing.ts'

const [image] = mediaKinds
const [one = '', two = ''] = photoIds
const pictures = [...listAssets({ count: 600 })].filter(
  ({ imageType, isEditorial }) => imageType !== 'vector' && !isEditorial
)

const at = useLicensing()

/** Charge or refusal of items, each of the same image. */
function asked(by: string, ...items: object[]) {
  const images = items.map(item => ({ image_id: one, size: 'small', ...item }))
  return at.outcomes(image, images, {}, by)
}

async function lastId(by: string): Promise<string> {
  const [entry] = await at.history(image, {}, by)
  return entry?.id ?? ''
}

describe('an enhanced subscription', () => {
  test('licenses images that have an enhanced license', async () => {
    const yes = pictures.find(({ isEnhanced }) => isEnhanced)?.id
    const no = pictures.find(({ isEnhanced }) => !isEnhanced)?.id

    expect(
      await asked('enhanced', { image_id: yes }, { image_id: no })
    ).toEqual([1, 'Enhanced license is not available'])
    const [entry] = await at.history(image, {}, 'enhanced')
    expect(entry?.license).toBe('enhanced')
  })
})

describe('images on demand', () => {
  test("have a price, and only the subscription's sizes", async () => {
    const token = at.tokenOf('ondemand')
    const { data } = await at.opened.ask(listSubscriptions, { token })

    expect(data[0]).toMatchObject({
      price_per_download: { local_amount: 9.8, local_currency: 'USD' },
      formats: [{ size: 'medium' }, { size: 'small' }]
    })
    expect(await asked('ondemand', { size: 'huge' }, {})).toEqual([
      'Subscription is unusable',
      1
    ])
  })

  test('are downloaded again in those sizes only', async () => {
    await asked('ondemand', {})
    const id = await lastId('ondemand')

    const url = await at.download(image, id, { size: 'medium' }, 'ondemand')

    expect(url).toContain('medium_jpg')
    expect(
      await at.refusedDownload(image, id, { size: 'huge' }, 'ondemand')
    ).toMatchObject({ status: 400, errors: [{ path: '$.body.size' }] })
  })

  test('are limited to five a year', async () => {
    const items = photoIds.slice(0, 6).map(image_id => ({ image_id }))

    expect(await asked('ondemand', ...items)).toEqual([
      1,
      1,
      1,
      1,
      1,
      'Subscription is unusable'
    ])
    at.opened.service.faults.moveClock(31 * 24 * 3_600_000)
    expect(await at.leftOf('ondemand', 's1100006')).toBe(0)
  })
})

describe('an enterprise subscription', () => {
  test('requires a client and a purchase order', async () => {
    const outcomes = await asked(
      'enterprise',
      {},
      { metadata: { client: 'C', purchase_order: ' ' } },
      { metadata: { client: 'C', purchase_order: 'P' } }
    )

    expect(outcomes).toEqual([
      'Metadata is required: client, purchase_order',
      'Metadata is required: purchase_order',
      1
    ])
    expect((await at.history(image, {}, 'enterprise'))[0]).toMatchObject({
      license: 'premier',
      metadata: { client: 'C', purchase_order: 'P' }
    })
  })
})

describe('a guarded subscription', () => {
  const right = { verification_code: '246810' }

  test('requires its code with each image', async () => {
    const wrong = { verification_code: '0' }

    expect(await asked('guarded', {}, wrong, right)).toEqual([
      'Verification code is required',
      'Verification code is wrong',
      1
    ])
  })

  test('requires it for a download, too', async () => {
    await asked('guarded', right)
    const id = await lastId('guarded')

    const url = await at.download(image, id, right, 'guarded')

    expect(url).toContain('small_jpg')
    expect(await at.refusedDownload(image, id, {}, 'guarded')).toMatchObject({
      status: 400,
      errors: [
        {
          code: 'VALIDATION_OBJECT_REQUIRED',
          message: 'Verification code is required',
          path: '$.body.verification_code'
        }
      ]
    })
  })
})

describe('a revenue share', () => {
  test('requires a retail price and returns the wholesale price', async () => {
    const { data } = await at.license(
      image,
      [
        { image_id: one },
        { image_id: one, price: 10 },
        { image_id: one, price: 10 },
        { image_id: two, price: 1 }
      ],
      { size: 'small' },
      'partner'
    )

    const dollars = (local_amount: number) => ({
      price: { local_amount, local_currency: 'USD' }
    })
    expect(data).toMatchObject([
      { error: 'Price is required' },
      { allotment_charge: 1, ...dollars(4) },
      { allotment_charge: 0, ...dollars(0) },
      { allotment_charge: 1, ...dollars(1.5) }
    ])
  })

  test('allows one download of a file', async () => {
    await asked('partner', { price: 10 })
    const [entry] = await at.history(image, {}, 'partner')

    expect(entry?.is_downloadable).toBe(false)
    expect(
      await at.refusedDownload(image, entry?.id ?? '', {}, 'partner')
    ).toMatchObject({ status: 403 })
  })

  test('does not affect other people', async () => {
    const { data } = await at.license(image, [{ image_id: one, price: 10 }])

    expect(data[0]).toMatchObject({ allotment_charge: 1 })
    expect(data[0]).not.toHaveProperty('price')
  })
})

describe('the default subscription', () => {
  test('is one with downloads left, or one that licensed the asset before', async () => {
    await at.outcomes(image, photoIds.slice(0, 10), { size: 'small' }, 'lead')
    expect(await asked('lead', {}, { image_id: photoIds[10] })).toEqual([
      0,
      'Subscription is unusable'
    ])
    expect(await asked('designer', {})).toEqual([1])
  })
})
