import { describe, expect, test } from 'vitest'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { orderNames } from '../../../contract/license-order.ts'
import { failureOf } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  lookAt,
  mediumItem,
  outcomesOf,
  purchase,
  purchaseMedium,
  readPurchase,
  slowService
} from '../purchase.ts'
import type { Medium } from '../purchase.ts'
import { usePurchases } from '../use-purchases.ts'

const [first, second, third] = ['a', 'b', 'c'].map(attemptId) as [
  string,
  string,
  string
]

/** What is sent for an item with everything that an item may have. */
const orders: Record<Medium, object> = {
  video: {
    videos: [
      {
        video_id: '5',
        subscription_id: 's1',
        size: 'hd',
        metadata: { job: 'Spring', other: `Cleared ${first}` },
        price: 3,
        search_id: 'aB3'
      }
    ]
  },
  audio: {
    audio: [{ audio_id: '5', license: 'audio_standard', search_id: 'aB3' }]
  }
}

const purchases = usePurchases()

/** Purchases without a clear reply. */
function failLicenses(): void {
  purchases.script.license = () => new Response('', { status: 500 })
}

describe.each(['video', 'audio'] as const)('purchases of %s', medium => {
  const { path } = mediaRoutes[medium].license
  const idName = orderNames[medium].asset
  const item = mediumItem(medium, '5')
  const download = { url: 'http://localhost:4402/media/licensed/1' }

  test('have their own call, and send only what it takes', async () => {
    const { gateway, service } = purchases
    const metadata = { job: 'Spring' }
    const full = { ...item, metadata, price: 3, searchId: 'aB3' }

    const reply = await purchaseMedium(gateway, medium, first, [full], '246')

    const { items } = await readPurchase(reply)
    const [sent] = service.arrived.filter(one => one.path === path)
    expect(items).toMatchObject([{ assetId: '5', outcome: 'paid', charge: 1 }])
    expect(JSON.parse(sent?.body ?? '')).toEqual(orders[medium])
  })

  test('are forwarded once, whichever instance gets a copy', async () => {
    const { gateway, service } = purchases
    const slow = slowService(purchases.script)
    const copies = [1, 2].map(() =>
      purchaseMedium(gateway, medium, first, [item])
    )
    await slow.asked
    slow.answer(Response.json({ data: [{ [idName]: '5', error: 'No' }] }))
    const replies = await Promise.all(copies)
    const other = purchases.secondInstance()

    const late = await purchaseMedium(other, medium, first, [item])

    for (const reply of [...replies, late]) {
      expect(await outcomesOf(reply)).toEqual({ 5: 'refused' })
    }
    expect(service.count('POST', path)).toBe(1)
  })

  test('are kept apart from images with the same ids', async () => {
    const { gateway } = purchases
    const slow = slowService(purchases.script)
    const running = purchase(gateway, first, [itemOf('5')])
    await slow.asked
    delete purchases.script.license

    const own = await purchaseMedium(gateway, medium, second, [item])
    slow.answer(new Response('', { status: 500 }))
    await running
    const image = await purchase(gateway, third, [itemOf('5')])

    expect(await outcomesOf(own)).toEqual({ 5: 'paid' })
    expect(await outcomesOf(image)).toEqual({ 5: 'open' })
  })

  test('are held by an attempt that is not decided', async () => {
    const { gateway, service } = purchases
    failLicenses()
    await purchaseMedium(gateway, medium, first, [item])

    const reply = await purchaseMedium(gateway, medium, second, [item])

    const { items } = await readPurchase(reply)
    expect(items).toMatchObject([
      { outcome: 'open', open: { attempt: first, outcome: 'unknown' } }
    ])
    expect(service.count('POST', path)).toBe(1)
  })

  test('are held by a lease, and for a day, once they are paid', async () => {
    const { gateway, service } = purchases
    const again = { ...item, isAgain: true }
    await purchaseMedium(gateway, medium, first, [item])

    const early = await purchaseMedium(gateway, medium, second, [again])
    await purchases.move(121_000)
    const unaware = await purchaseMedium(gateway, medium, third, [item])
    const aware = await purchaseMedium(gateway, medium, attemptId('d'), [again])

    expect(await outcomesOf(early)).toEqual({ 5: 'open' })
    expect(await outcomesOf(unaware)).toEqual({ 5: 'open' })
    expect(await outcomesOf(aware)).toEqual({ 5: 'paid' })
    expect(service.count('POST', path)).toBe(2)
  })

  test('are given up for another attempt after the lease', async () => {
    const { gateway } = purchases
    failLicenses()
    await purchaseMedium(gateway, medium, first, [item])
    await purchases.move(121_000)
    delete purchases.script.license

    const reply = await purchaseMedium(gateway, medium, second, [
      { ...item, instead: first }
    ])

    expect(await outcomesOf(reply)).toEqual({ 5: 'paid' })
  })

  test('are paid once the panel finds their license', async () => {
    const { gateway } = purchases
    failLicenses()
    await purchaseMedium(gateway, medium, first, [item])
    await purchases.move(121_000)

    await gateway.post(
      gatewayRoutes.settled(first),
      { assetIds: ['5'] },
      { Authorization: 'Bearer 1/bearer' }
    )

    expect(await outcomesOf(await lookAt(gateway, first))).toEqual({
      5: 'paid'
    })
  })

  test('are not sent after they were queried before they arrived', async () => {
    const { gateway, service } = purchases
    const look = await lookAt(gateway, first)

    const late = await purchaseMedium(gateway, medium, first, [item])

    expect(await failureOf(look)).toMatchObject({ code: 'purchase-unseen' })
    expect(await outcomesOf(late)).toEqual({ 5: 'not-sent' })
    expect(service.count('POST', path)).toBe(0)
  })

  test.each([
    ['unknown', 'another field', [{ image_id: '5', download }]],
    ['unknown', 'another id', [{ [idName]: '6', download }]],
    ['unknown', 'two results', [1, 2].map(() => ({ [idName]: '5', download }))],
    ['unknown', 'an error, too', [{ [idName]: '5', download, error: 'No' }]],
    ['unknown', 'nothing', []],
    ['refused', 'an error', [{ [idName]: '5', error: 'No' }]],
    ['paid', 'a number', [{ [idName]: 5, download }]]
  ])('are %s when the reply has %s', async (outcome, _, data) => {
    const { gateway } = purchases
    purchases.script.license = () => Response.json({ data })

    const reply = await purchaseMedium(gateway, medium, first, [item])

    expect(await outcomesOf(reply)).toEqual({ 5: outcome })
  })

  test('are refused with sizes of other media, and others with theirs', async () => {
    const { gateway, service } = purchases
    const { size } = item

    const replies = [
      await purchaseMedium(gateway, medium, first, [itemOf('5')]),
      await purchase(gateway, second, [item]),
      await purchase(gateway, third, [{ ...itemOf('5'), size }])
    ]

    for (const reply of replies) {
      expect(await failureOf(reply)).toMatchObject({ code: 'bad-request' })
    }
    expect(service.count('POST', path)).toBe(0)
    expect(purchases.arrivals()).toBe(0)
  })
})

describe('purchases of tracks', () => {
  const { path } = mediaRoutes.audio.license
  const track = mediumItem('audio', '5')

  test.each([
    ['without a license', { license: undefined }],
    ['with an unknown license', { license: 'standard' }],
    ['with a format', { format: 'jpg' }]
  ])('are refused %s', async (_, change) => {
    const { gateway, service } = purchases
    const body = { attempt: first, mediaType: 'audio', needs: 5 }
    const items = [{ ...track, ...change }]
    const headers = { Authorization: 'Bearer 1/bearer' }

    const reply = await gateway.post('/purchases', { ...body, items }, headers)

    expect(await failureOf(reply)).toMatchObject({ code: 'bad-request' })
    expect(service.count('POST', path)).toBe(0)
  })

  test('are not repeated with another license', async () => {
    const { gateway, service } = purchases
    await purchaseMedium(gateway, 'audio', first, [track])

    const other = await purchaseMedium(gateway, 'audio', first, [
      { ...track, license: 'audio_enhanced' }
    ])

    expect(await failureOf(other)).toMatchObject({ code: 'bad-request' })
    expect(service.count('POST', path)).toBe(1)
  })

  test('are held whichever license another attempt names', async () => {
    const { gateway, service } = purchases
    failLicenses()
    await purchaseMedium(gateway, 'audio', first, [track])

    const reply = await purchaseMedium(gateway, 'audio', second, [
      { ...track, license: 'audio_platform', subscriptionId: 's2' }
    ])

    expect(await outcomesOf(reply)).toEqual({ 5: 'open' })
    expect(service.count('POST', path)).toBe(1)
  })

  test('are not sent again when a refusal is about metadata', async () => {
    const { gateway, service } = purchases
    purchases.script.license = () =>
      Response.json({ message: 'Metadata is not accepted' }, { status: 400 })

    const reply = await purchaseMedium(gateway, 'audio', first, [track])

    expect(await outcomesOf(reply)).toEqual({ 5: 'refused' })
    expect(service.count('POST', path)).toBe(1)
  })
})
