import { describe, expect, test } from 'vitest'
import type { PurchaseItem } from '../../../contract/gateway-requests.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  outcomesOf,
  purchase
} from '../purchase.ts'
import { usePurchases } from '../use-purchases.ts'

const attempt = attemptId('a')
const note = `Cleared ${attempt}`
const download = { url: 'http://localhost:4402/media/licensed/1' }
const paid = Response.json({ data: [{ image_id: '101', download }] })

const world = usePurchases()

interface Sent {
  images: { image_id: string; metadata?: Record<string, string> }[]
}

function buy(...items: PurchaseItem[]): Promise<Response> {
  return purchase(world.gateway, attempt, items)
}

/** What was sent, by request: metadata of each asset. */
function metadataSent(): unknown[] {
  return world.service.arrived
    .filter(({ path }) => path === licensePath)
    .map(({ body }) => {
      const { images } = JSON.parse(body) as Sent
      return Object.fromEntries(
        images.map(({ image_id, metadata }) => [image_id, metadata ?? null])
      )
    })
}

function answer(...replies: (Response | (() => Response))[]): void {
  world.script.license = () => {
    const reply = replies.shift() ?? paid
    return typeof reply === 'function' ? reply() : reply.clone()
  }
}

const refusal = {
  message: 'Validation failed',
  errors: [{ message: 'Not allowed', path: '$.body.images[0].metadata' }]
}

describe('metadata of a purchase', () => {
  test('has the person’s text followed by our note', async () => {
    const metadata = { job: 'Spring', client: 'Ines & Co', other: 'For print' }

    await buy({ ...itemOf('101'), metadata }, itemOf('102'))

    expect(metadataSent()).toEqual([
      {
        '101': { ...metadata, other: `For print ${note}` },
        '102': { other: note }
      }
    ])
  })

  test('omits our note when the service accepts none', async () => {
    const metadata = { job: 'Spring' }
    answer(Response.json(refusal, { status: 400 }))

    const reply = await buy({ ...itemOf('101'), metadata })

    expect(await outcomesOf(reply)).toEqual({ '101': 'paid' })
    expect(metadataSent()).toEqual([
      { '101': { job: 'Spring', other: note } },
      { '101': { job: 'Spring' } }
    ])
  })

  test('is omitted when it was only our note', async () => {
    answer(Response.json(refusal, { status: 400 }))

    await buy(itemOf('101'))

    expect(metadataSent()).toEqual([
      { '101': { other: note } },
      { '101': null }
    ])
  })

  test('omits our note for the assets that were refused because of it', async () => {
    answer(
      Response.json({
        data: [
          { image_id: '101', error: 'Metadata is not accepted' },
          { image_id: '102', download },
          { image_id: '103', error: 'Media unavailable' },
          { image_id: '104' }
        ]
      })
    )

    const reply = await buy(...['101', '102', '103', '104'].map(itemOf))

    expect(await outcomesOf(reply)).toEqual({
      '101': 'paid',
      '102': 'paid',
      '103': 'refused',
      '104': 'unknown'
    })
    expect(metadataSent().slice(1)).toEqual([{ '101': null }])
  })

  test.each([
    [
      'of a 400',
      Response.json(
        { message: 'Metadata is required: client' },
        { status: 400 }
      )
    ],
    [
      'of an asset',
      Response.json({
        data: [{ image_id: '101', error: 'Metadata is required: client' }]
      })
    ]
  ])(
    'is not tried without when some is missing, says an error %s',
    async (_, reply) => {
      answer(reply)

      const reported = await outcomesOf(await buy(itemOf('101')))

      expect(reported).toEqual({ '101': 'refused' })
      expect(world.arrivals()).toBe(1)
    }
  )

  test('is not sent a third time', async () => {
    const refused = () => Response.json(refusal, { status: 400 })
    answer(refused, refused, refused)

    const reported = await outcomesOf(await buy(itemOf('101')))

    expect(reported).toEqual({ '101': 'refused' })
    expect(world.arrivals()).toBe(2)
  })

  test.each([
    [400, 'Wrong size'],
    [403, 'Metadata may not be used']
  ])('is not resent after a %i with "%s"', async (status, message) => {
    answer(Response.json({ message }, { status }))

    await buy(itemOf('101'))

    expect(world.arrivals()).toBe(1)
  })

  test('keeps the outcome of the second request unknown', async () => {
    answer(
      Response.json(refusal, { status: 400 }),
      new Response(null, { status: 500 })
    )

    const reported = await outcomesOf(await buy(itemOf('101')))

    expect(reported).toEqual({ '101': 'unknown' })
    expect(world.arrivals()).toBe(2)
  })

  test('is refused when it is too long', async () => {
    const metadata = { other: 'x'.repeat(201) }

    const reply = await buy({ ...itemOf('101'), metadata })

    expect(reply.status).toBe(400)
    expect(world.arrivals()).toBe(0)
  })

  test('is accepted for fifty assets in any script', async () => {
    const words = '写'.repeat(200)
    const metadata = {
      job: words,
      client: words,
      purchase_order: words,
      other: words
    }
    const items = Array.from({ length: 50 }, (_, index) => itemOf(`${index}`))

    const reply = await buy(...items.map(item => ({ ...item, metadata })))

    expect(reply.status).toBe(200)
    expect(world.arrivals()).toBe(1)
  })
})
