import { describe, expect, test } from 'vitest'
import { listSubscriptions } from '../../../../contract/api/account-endpoints.ts'
import { photoIds, standardImages as images } from './media-kinds.ts'
import { useLicensing } from './use-licensing.ts'

const [one = ''] = photoIds
const month = 30 * 24 * 3_600_000

const at = useLicensing()

describe('an allotment', () => {
  test('that is used up refuses licenses', async () => {
    expect(await at.outcome(images, one, {}, 'spent')).toBe(
      'Subscription is unusable'
    )
    expect(await at.leftOf('spent', 's1100003')).toBe(0)
  })

  test('never falls below zero, and repeats stay free', async () => {
    await at.license(images, Array(50).fill(one), {}, 'metered')
    await at.license(images, Array(49).fill(one), {}, 'metered')

    const three = await at.outcomes(images, [one, one, one], {}, 'metered')

    expect(three).toEqual([
      1,
      'Subscription is unusable',
      'Subscription is unusable'
    ])
    expect(await at.leftOf('metered', 's1100004')).toBe(0)
    expect(await at.history(images, {}, 'metered')).toHaveLength(20)
  })

  test('is full again in the next period', async () => {
    at.opened.service.faults.moveClock(month)

    expect(await at.leftOf('spent', 's1100003')).toBe(50)
    expect(await at.outcome(images, one, {}, 'spent')).toBe(1)
    expect(await at.leftOf('spent', 's1100003')).toBe(49)
  })

  test('belongs to a running subscription only', async () => {
    const { data } = await at.opened.ask(listSubscriptions, {
      token: at.tokenOf('designer')
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
    at.opened.service.faults.moveClock(366 * 24 * 3_600_000)

    expect(await at.outcome(images, one)).toBe('Subscription is unusable')
    expect(await at.leftOf('designer', 's1100001')).toBeUndefined()
  })
})

describe('a subscription', () => {
  test('lists the formats it covers', async () => {
    const { data } = await at.opened.ask(listSubscriptions, {
      token: at.tokenOf('designer')
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

  test('belongs to its person only', async () => {
    const ids = async (username: string) => {
      const by = at.tokenOf(username)
      const { data } = await at.opened.ask(listSubscriptions, { token: by })
      return data.map(({ id }) => id)
    }

    expect(await ids('designer')).toEqual(['s1100001', 's1100002'])
    expect(await ids('viewer')).toEqual([])
  })
})
