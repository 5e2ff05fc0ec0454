import { describe, expect, test } from 'vitest'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import type { CatalogAsset } from '../../../catalog/assets/catalog-asset.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { photoIds, standardImages as images } from './media-kinds.ts'
import { useLicensing } from './use-licensing.ts'

const assets = [...listAssets({ count: 600 })]
const [one = '', two = '', three = ''] = photoIds
const vector = idOf(({ imageType, isEditorial }) => {
  return imageType === 'vector' && !isEditorial
})
const editorial = idOf(({ imageType, isEditorial }) => {
  return imageType !== 'vector' && isEditorial
})

const at = useLicensing()

function idOf(matches: (asset: CatalogAsset) => boolean): string {
  const found = assets.find(matches)
  if (!found) throw new Error('The catalogue is too small for this test')
  return found.id
}

describe('a license', () => {
  test('returns an address and the charge, in that order', async () => {
    const { data, ...rest } = await at.license(images, [one])

    expect(rest).toEqual({})
    expect(Object.keys(data[0] ?? {})).toEqual([
      'image_id',
      'download',
      'allotment_charge'
    ])
    expect(data[0]).toMatchObject({ image_id: one, allotment_charge: 1 })
  })

  test('of the same image is free the second time, in any size', async () => {
    const charges = [
      await at.outcome(images, { image_id: one, size: 'huge' }),
      await at.outcome(images, { image_id: one, size: 'huge' }),
      await at.outcome(images, { image_id: one, size: 'small' })
    ]

    expect(charges).toEqual([1, 0, 0])
    expect(await at.leftOf('designer', 's1100001')).toBe(349)
  })

  test('is charged each time if the subscription charges repeats', async () => {
    const charges = [
      await at.outcome(images, one, {}, 'metered'),
      await at.outcome(images, one, {}, 'metered'),
      await at.outcome(images, { image_id: one, size: 'small' }, {}, 'metered')
    ]

    expect(charges).toEqual([1, 1, 1])
    expect(await at.leftOf('metered', 's1100004')).toBe(97)
  })

  test('of another person does not make it free', async () => {
    await at.license(images, [one], {}, 'metered')

    expect(await at.outcome(images, one)).toBe(1)
  })

  test('uses subscription, size and format of the query', async () => {
    await at.license(images, [one, { image_id: two, size: 'medium' }], {
      subscription_id: 's1100001',
      size: 'small',
      format: 'jpg'
    })

    const sizes = (await at.history(images)).map(
      ({ image }) => image?.format?.size
    )
    expect(sizes).toEqual(['medium', 'small'])
  })

  test('of a vector has the size vector', async () => {
    await at.license(images, [{ image_id: vector, size: 'vector' }])

    const [entry] = await at.history(images)
    expect(entry?.image?.format).toEqual({ size: 'vector', format: 'eps' })
  })
})

describe('a refusal of one image', () => {
  test('does not affect the others or their order, and is listed in the errors', async () => {
    const { data, errors } = await at.license(images, ['1', one, editorial])

    expect(data).toEqual([
      { image_id: '1', error: 'Media unavailable' },
      expect.objectContaining({ image_id: one, allotment_charge: 1 }),
      {
        image_id: editorial,
        error: 'Editorial status must be acknowledged'
      }
    ])
    expect(errors).toEqual([
      {
        message: '2 of 3 images could not be licensed',
        items: [
          { image_id: '1', index: 0 },
          { image_id: editorial, index: 2 }
        ]
      }
    ])
  })

  test('is not charged and not stored', async () => {
    await at.license(images, ['1', editorial])

    expect(await at.leftOf('designer', 's1100001')).toBe(350)
    expect(await at.history(images)).toEqual([])
  })

  test('is avoided by acknowledging the editorial status', async () => {
    const image = { image_id: editorial, editorial_acknowledgement: true }

    expect(
      await at.outcomes(images, [
        image,
        { ...image, editorial_acknowledgement: false }
      ])
    ).toEqual([1, 'Editorial status must be acknowledged'])
  })

  test.each([
    ['unknown', 's9'],
    ['of somebody else', 's1100004'],
    ['expired', 's1100002']
  ])('comes from a subscription that is %s', async (_, subscription_id) => {
    const named = { image_id: one, subscription_id }

    expect([
      await at.outcome(images, named),
      await at.outcome(images, one, { subscription_id })
    ]).toEqual(['Subscription is unusable', 'Subscription is unusable'])
  })

  test('follows from a missing subscription', async () => {
    expect(await at.outcome(images, one, {}, 'viewer')).toBe(
      'Subscription is unusable'
    )
  })

  test('follows from a size that the image does not have', async () => {
    const items = [
      { image_id: one, size: 'vector' },
      { image_id: vector, size: 'huge' }
    ]

    expect(await at.outcomes(images, items)).toEqual(
      items.map(() => 'Size and format are not available for this image')
    )
  })
})

describe('a batch', () => {
  test('has 1 to 50 images', async () => {
    const many = Array.from({ length: 51 }, () => ({ image_id: one }))
    const codeOf = async (json: unknown) => {
      const refused = await at.opened.refusal(licenseImages, {
        token: at.tokenOf('designer'),
        json
      })
      return [refused.status, refused.errors?.[0]?.code]
    }

    expect(await codeOf({ images: many })).toEqual([
      400,
      'VALIDATION_ARRAY_LENGTH_LONG'
    ])
    expect(await codeOf({ images: [] })).toEqual([
      400,
      'VALIDATION_ARRAY_LENGTH_SHORT'
    ])
    expect(await codeOf({})).toEqual([400, 'VALIDATION_OBJECT_REQUIRED'])
    expect(await at.history(images)).toEqual([])
  })

  test.each([
    ['size', 'gigantic'],
    ['format', 'gif']
  ])('with a wrong %s fails as a whole', async (name, value) => {
    const refused = await at.opened.refusal(licenseImages, {
      token: at.tokenOf('designer'),
      json: {
        images: [{ image_id: one }, { image_id: two, [name]: value }]
      }
    })
    const inQuery = await at.opened.refusal(licenseImages, {
      token: at.tokenOf('designer'),
      json: { images: [{ image_id: three }] },
      query: { [name]: value }
    })

    expect(refused.errors).toEqual([
      expect.objectContaining({
        code: 'VALIDATION_ENUM_MISMATCH',
        data: value,
        path: `$.body.images[1].${name}`
      })
    ])
    expect(inQuery.errors?.[0]?.path).toBe(`$.query.${name}`)
    expect(await at.history(images)).toEqual([])
  })
})
