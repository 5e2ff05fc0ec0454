import { describe, expect, test } from 'vitest'
import { listSubscriptions } from '../../../contract/api/account-endpoints.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { useLicensing } from './use-licensing.ts'

const [one] = [...listAssets({ count: 600 })]
  .filter(asset => asset.imageType === 'photo' && !asset.isEditorial)
  .map(({ id }) => id)
const month = 30 * 24 * 3_600_000

const desk = useLicensing()
const { tokenOf, license, chargeOf, errorOf, leftOf, history } = desk

describe('an allotment', () => {
  test('that is used up refuses', async () => {
    const spent = tokenOf('spent')

    expect(await errorOf({ image_id: one }, {}, spent)).toBe(
      'Subscription is unusable'
    )
    expect(await leftOf('s1100003', spent)).toBe(0)
  })

  test('never falls below zero, and repeats stay free', async () => {
    const metered = tokenOf('metered')
    const images = Array.from({ length: 50 }, () => ({ image_id: one }))
    await license(images, {}, metered)
    await license(images.slice(1), {}, metered)

    const { data } = await license(images.slice(0, 3), {}, metered)

    expect(data.map(result => result.allotment_charge ?? result.error)).toEqual(
      [1, 'Subscription is unusable', 'Subscription is unusable']
    )
    expect(await leftOf('s1100004', metered)).toBe(0)
    expect(await history(metered)).toHaveLength(20)
  })

  test('is full again in the next period', async () => {
    const spent = tokenOf('spent')

    desk.opened.service.faults.moveClock(month)

    expect(await leftOf('s1100003', spent)).toBe(50)
    expect(await chargeOf({ image_id: one }, {}, spent)).toBe(1)
    expect(await leftOf('s1100003', spent)).toBe(49)
  })

  test('belongs to a running subscription only', async () => {
    const { data } = await desk.opened.ask(listSubscriptions, {
      token: desk.token
    })
    const [running, expired] = data

    expect(running?.allotment).toMatchObject({
      downloads_left: 350,
      downloads_limit: 350
    })
    expect(Date.parse(running?.allotment?.end_time ?? '')).toBeGreaterThan(
      Date.now()
    )
    expect(expired).not.toHaveProperty('allotment')
    expect(Date.parse(expired?.expiration_time ?? '')).toBeLessThan(Date.now())
  })

  test('ends with the subscription', async () => {
    desk.opened.service.faults.moveClock(366 * 24 * 3_600_000)

    expect(await errorOf({ image_id: one })).toBe('Subscription is unusable')
    expect(await leftOf('s1100001')).toBeUndefined()
  })
})

describe('a subscription', () => {
  test('lists the formats it covers', async () => {
    const { data } = await desk.opened.ask(listSubscriptions, {
      token: desk.token
    })
    const formats = data[0]?.formats?.map(
      ({ size, format, min_resolution }) =>
        `${size}/${format}/${min_resolution}`
    )

    expect(data[0]).toMatchObject({
      license: 'standard',
      asset_type: 'images',
      description: 'Monthly Subscription'
    })
    expect(formats).toEqual([
      'huge/jpg/4000000',
      'medium/jpg/1000',
      'supersize/jpg/16000000',
      'small/jpg/500',
      'vector/eps/0'
    ])
  })

  test('is of its person only', async () => {
    const ids = async (username: string) => {
      const by = tokenOf(username)
      const { data } = await desk.opened.ask(listSubscriptions, { token: by })
      return data.map(({ id }) => id)
    }

    expect(await ids('designer')).toEqual(['s1100001', 's1100002'])
    expect(await ids('viewer')).toEqual([])
  })
})
