import { describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { failureOf } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  lookAt,
  outcomesOf,
  purchase,
  purchaseVideos,
  readPurchase,
  slowService,
  videoOf
} from '../purchase.ts'
import { usePurchases } from '../use-purchases.ts'

const path = '/v2/videos/licenses'
const [first, second, third] = ['a', 'b', 'c'].map(attemptId) as [
  string,
  string,
  string
]

describe('videos', () => {
  const purchases = usePurchases()

  /** Purchases without a clear reply. */
  function failLicenses(): void {
    purchases.script.license = () => new Response('', { status: 500 })
  }

  test('are licensed by their own call, without a format or a code', async () => {
    const { gateway, service } = purchases
    const item = { ...videoOf('5'), price: 3, searchId: 'aB3' }

    const reply = await purchaseVideos(gateway, first, [item])

    const { items } = await readPurchase(reply)
    const [sent] = service.arrived.filter(one => one.path === path)
    expect(items).toMatchObject([{ assetId: '5', outcome: 'paid', charge: 1 }])
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      videos: [
        {
          video_id: '5',
          subscription_id: 's1',
          size: 'hd',
          metadata: { other: `Cleared ${first}` },
          price: 3,
          search_id: 'aB3'
        }
      ]
    })
  })

  test('are forwarded once, whichever instance gets a copy', async () => {
    const { gateway, service } = purchases
    const slow = slowService(purchases.script)
    const copies = [1, 2].map(() =>
      purchaseVideos(gateway, first, [videoOf('5')])
    )
    await slow.asked
    slow.answer(Response.json({ data: [{ video_id: '5', error: 'No' }] }))
    const replies = await Promise.all(copies)
    const other = purchases.secondInstance()

    const late = await purchaseVideos(other, first, [videoOf('5')])

    for (const reply of [...replies, late]) {
      expect(await outcomesOf(reply)).toEqual({ 5: 'refused' })
    }
    expect(service.count('POST', path)).toBe(1)
  })

  test('are kept apart from images with the same ids', async () => {
    const { gateway } = purchases
    failLicenses()
    await purchase(gateway, first, [itemOf('5')])
    delete purchases.script.license

    const video = await purchaseVideos(gateway, second, [videoOf('5')])
    const image = await purchase(gateway, third, [itemOf('5')])

    expect(await outcomesOf(video)).toEqual({ 5: 'paid' })
    expect(await outcomesOf(image)).toEqual({ 5: 'open' })
  })

  test('are held by an attempt that is not decided', async () => {
    const { gateway, service } = purchases
    failLicenses()
    await purchaseVideos(gateway, first, [videoOf('5')])

    const reply = await purchaseVideos(gateway, second, [videoOf('5')])

    const { items } = await readPurchase(reply)
    expect(items).toMatchObject([
      { outcome: 'open', open: { attempt: first, outcome: 'unknown' } }
    ])
    expect(service.count('POST', path)).toBe(1)
  })

  test('are given up for another attempt after the lease', async () => {
    const { gateway } = purchases
    failLicenses()
    await purchaseVideos(gateway, first, [videoOf('5')])
    await purchases.move(121_000)
    delete purchases.script.license
    const item = { ...videoOf('5'), instead: first }

    const reply = await purchaseVideos(gateway, second, [item])

    expect(await outcomesOf(reply)).toEqual({ 5: 'paid' })
  })

  test('are paid once the panel finds their license', async () => {
    const { gateway } = purchases
    failLicenses()
    await purchaseVideos(gateway, first, [videoOf('5')])
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

  test('are not taken for images by their results', async () => {
    const { gateway } = purchases
    const download = { url: 'http://localhost:4402/media/licensed/1' }
    purchases.script.license = () =>
      Response.json({ data: [{ image_id: '5', download }] })

    const reply = await purchaseVideos(gateway, first, [videoOf('5')])

    expect(await outcomesOf(reply)).toEqual({ 5: 'unknown' })
  })

  test('are refused in sizes of images, and images in theirs', async () => {
    const { gateway, service } = purchases

    const replies = [
      await purchaseVideos(gateway, first, [itemOf('5')]),
      await purchase(gateway, second, [videoOf('5')]),
      await purchase(gateway, third, [{ ...itemOf('5'), size: 'hd' }])
    ]

    for (const reply of replies) {
      expect(await failureOf(reply)).toMatchObject({ code: 'bad-request' })
    }
    expect(service.count('POST', path)).toBe(0)
    expect(purchases.arrivals()).toBe(0)
  })
})
