import { describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { failureOf } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  lookAt,
  outcomesOf,
  paid,
  purchase,
  readPurchase,
  slowService
} from '../purchase.ts'
import { goodDetails } from '../scripted-service.ts'
import { usePurchases } from '../use-purchases.ts'

const attempt = attemptId('a')
const items = [itemOf('101'), itemOf('102')]

const world = usePurchases()

describe('an attempt claimed twice', () => {
  test('simultaneously is forwarded once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 7 }, () => purchase(world.gateway, attempt, items))
    )

    const reported = await Promise.all(replies.map(reply => reply.text()))
    expect(new Set(reported).size).toBe(1)
    expect(reported[0]).toContain('"paid"')
    expect(world.arrivals()).toBe(1)
  })

  test('on two instances is forwarded once', async () => {
    const second = world.secondInstance()

    await Promise.all([
      purchase(world.gateway, attempt, items),
      purchase(second, attempt, items),
      purchase(second, attempt, items)
    ])

    expect(world.arrivals()).toBe(1)
  })

  test('after it was completed returns the stored outcome', async () => {
    const first = await readPurchase(
      await purchase(world.gateway, attempt, items)
    )

    await world.move(60_000)
    const again = await readPurchase(
      await purchase(world.gateway, attempt, items)
    )

    expect(again).toEqual(first)
    expect(world.arrivals()).toBe(1)
  })

  test('after it failed is not sent again', async () => {
    world.script.license = () => new Response(null, { status: 500 })
    await purchase(world.gateway, attempt, items)

    delete world.script.license
    const again = await purchase(world.gateway, attempt, items)

    expect(await outcomesOf(again)).toEqual({
      '101': 'unknown',
      '102': 'unknown'
    })
    expect(world.arrivals()).toBe(1)
  })

  test('is the same whether it names its medium or is an image by default', async () => {
    const headers = { Authorization: 'Bearer 1/bearer' }
    const named = { attempt, mediaType: 'image', items }
    const first = await purchase(world.gateway, attempt, items)

    const second = await world.gateway.post(
      gatewayRoutes.purchases,
      named,
      headers
    )

    expect(await outcomesOf(second)).toEqual(await outcomesOf(first))
    expect(world.arrivals()).toBe(1)
  })

  test('with other assets is refused', async () => {
    await purchase(world.gateway, attempt, items)

    const other = await purchase(world.gateway, attempt, [itemOf('101')])

    expect((await failureOf(other)).code).toBe('bad-request')
    expect(world.arrivals()).toBe(1)
  })

  test('by another account is refused', async () => {
    await purchase(world.gateway, attempt, items)
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })

    const other = await purchase(world.gateway, attempt, items)

    expect((await failureOf(other)).code).toBe('not-allowed')
    expect(world.arrivals()).toBe(1)
  })
})

describe('a query of an attempt', () => {
  test('returns its outcome', async () => {
    await purchase(world.gateway, attempt, items)

    const reply = await lookAt(world.secondInstance(), attempt)

    expect(await outcomesOf(reply)).toEqual({ '101': 'paid', '102': 'paid' })
  })

  test('at the same moment prevents sending it, or returns it', async () => {
    const ends = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const own = `${index}`.padStart(32, '0')
        const asset = [itemOf(`${index}`)]
        const instance = world.secondInstance()
        const ask = () => lookAt(instance, own)
        const send = () => purchase(world.gateway, own, asset)
        const isFirst = index % 2 === 0
        const [one, two] = await Promise.all(
          isFirst ? [ask(), send()] : [send(), ask()]
        )
        const look = isFirst ? one : two
        const reported = await outcomesOf(isFirst ? two : one)
        return [look.status, Object.values(reported)[0]]
      })
    )

    ends.forEach(([status, outcome]) =>
      expect([
        [404, 'not-sent'],
        [200, 'paid']
      ]).toContainEqual([status, outcome])
    )
    const sent = ends.filter(([, outcome]) => outcome === 'paid')
    expect(world.arrivals()).toBe(sent.length)
  })

  test('that is unknown replies purchase-unseen', async () => {
    const reply = await lookAt(world.gateway, attemptId('b'))

    const code = 'purchase-unseen'
    expect(await failureOf(reply)).toEqual({ status: 404, code })
  })

  test('that is unknown prevents forwarding a late request', async () => {
    await lookAt(world.gateway, attempt)

    const late = await purchase(world.gateway, attempt, items)

    expect(await outcomesOf(late)).toEqual({
      '101': 'not-sent',
      '102': 'not-sent'
    })
    expect((await lookAt(world.gateway, attempt)).status).toBe(404)
    expect(world.arrivals()).toBe(0)
  })

  test('of another account replies purchase-unseen', async () => {
    await purchase(world.gateway, attempt, items)
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })

    expect((await lookAt(world.gateway, attempt)).status).toBe(404)
  })

  test('in flight returns "sending", after two minutes "unknown"', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked
    const second = world.secondInstance()

    await world.move(119_000)
    const early = await outcomesOf(await lookAt(second, attempt))
    await world.move(1000)
    const late = await outcomesOf(await lookAt(second, attempt))
    slow.answer(paid('101', '102'))
    await running
    const after = await outcomesOf(await lookAt(second, attempt))

    expect(early).toEqual({ '101': 'sending', '102': 'sending' })
    expect(late).toEqual({ '101': 'unknown', '102': 'unknown' })
    expect(after).toEqual({ '101': 'paid', '102': 'paid' })
  })

  test('returns the file for 15 minutes and the rest for 7 days', async () => {
    await purchase(world.gateway, attempt, items)
    const look = async () => readPurchase(await lookAt(world.gateway, attempt))

    await world.move(899_000)
    const early = await look()
    await world.move(2000)
    const later = await look()
    await world.move(6 * 24 * 3_600_000)
    const much = await look()
    await world.move(24 * 3_600_000)

    expect(early.items[0]?.download).toMatch(/^http/)
    expect(later.items[0]).toMatchObject({ outcome: 'paid', download: null })
    expect(much.items[0]?.outcome).toBe('paid')
    expect((await lookAt(world.gateway, attempt)).status).toBe(404)
  })
})
