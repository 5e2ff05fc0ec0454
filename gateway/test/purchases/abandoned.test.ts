import { describe, expect, test } from 'vitest'
import type { PurchaseItem } from '../../../contract/gateway-requests.ts'
import {
  attemptId,
  itemOf,
  lookAt,
  paid,
  purchase,
  readPurchase,
  slowService
} from '../purchase.ts'
import { goodDetails } from '../scripted-service.ts'
import { storeNames } from '../store-servers.ts'
import { usePurchases } from '../use-purchases.ts'

const first = attemptId('a')
const item = itemOf('101')

function inPlaceOf(instead: string, assetId = '101'): PurchaseItem {
  return { ...itemOf(assetId), instead }
}

describe.each(storeNames)('an abandoned attempt, with %s,', name => {
  const world = usePurchases(name)

  async function leaveInDoubt(attempt: string, ...items: PurchaseItem[]) {
    world.script.license = () => new Response(null, { status: 500 })
    await purchase(world.gateway, attempt, items)
    delete world.script.license
  }

  async function outcomeOf(attempt: string, ...items: PurchaseItem[]) {
    const reply = await purchase(world.secondInstance(), attempt, items)
    return (await readPurchase(reply)).items[0]
  }

  test.each([
    [0.4, 120],
    [60, 60],
    [100, 20]
  ])('still blocks %s s after it was sent', async (seconds, leaseLeft) => {
    await leaveInDoubt(first, item)
    await world.move(seconds * 1000)

    const again = await outcomeOf(attemptId('b'), inPlaceOf(first))

    expect(again?.outcome).toBe('open')
    expect(again?.open).toMatchObject({
      attempt: first,
      outcome: 'unknown',
      startedAgo: world.seconds(Math.floor(seconds)),
      leaseLeft: world.seconds(leaseLeft)
    })
    expect(world.arrivals()).toBe(1)
  })

  test('no longer blocks 121 s after it was sent', async () => {
    await leaveInDoubt(first, item)
    await world.move(121_000)

    const again = await outcomeOf(attemptId('b'), inPlaceOf(first))

    expect(again?.outcome).toBe('paid')
    expect(world.arrivals()).toBe(2)
  })

  test('blocks as long for a person who knows of another license', async () => {
    await leaveInDoubt(first, item)
    await world.move(100_000)
    const again = { ...inPlaceOf(first), isAgain: true }

    const early = await outcomeOf(attemptId('b'), again)
    await world.move(21_000)
    const late = await outcomeOf(attemptId('c'), again)

    const open = { leaseLeft: world.seconds(20) }
    expect(early).toMatchObject({ outcome: 'open', open })
    expect(late?.outcome).toBe('paid')
  })

  test('no longer blocks the next of a chain when its own lease is over', async () => {
    await leaveInDoubt(first, item)
    await world.move(121_000)
    await leaveInDoubt(attemptId('b'), inPlaceOf(first))

    const other = await outcomeOf(attemptId('c'), inPlaceOf(first))
    await world.move(100_000)
    const early = await outcomeOf(attemptId('d'), inPlaceOf(attemptId('b')))
    await world.move(21_000)
    const late = await outcomeOf(attemptId('e'), inPlaceOf(attemptId('b')))

    const open = { attempt: attemptId('b'), outcome: 'unknown' }
    expect(other?.open).toMatchObject({
      ...open,
      leaseLeft: world.seconds(120)
    })
    expect(early?.open).toMatchObject({
      ...open,
      leaseLeft: world.seconds(20)
    })
    expect(late?.outcome).toBe('paid')
    expect(world.arrivals()).toBe(3)
  })

  test('has a new lease after the request without a note', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, first, [item])
    await slow.asked
    await world.move(90_000)
    const second = slowService(world.script)
    slow.answer(Response.json({ message: 'No metadata' }, { status: 400 }))
    await second.asked
    second.answer(new Response(null, { status: 500 }))
    await running
    delete world.script.license

    await world.move(100_000)
    const early = await outcomeOf(attemptId('b'), inPlaceOf(first))
    await world.move(21_000)
    const late = await outcomeOf(attemptId('c'), inPlaceOf(first))

    const open = { leaseLeft: world.seconds(20) }
    expect(early).toMatchObject({ outcome: 'open', open })
    expect(late?.outcome).toBe('paid')
  })

  test('blocks a purchase that abandons another attempt', async () => {
    await leaveInDoubt(first, item)
    await leaveInDoubt(attemptId('b'), itemOf('102'))
    await world.move(121_000)

    const reported = [
      await outcomeOf(attemptId('c'), inPlaceOf(attemptId('b'))),
      await outcomeOf(attemptId('d'), inPlaceOf(attemptId('d'))),
      await outcomeOf(attemptId('e'), inPlaceOf(attemptId('f')))
    ]

    expect(reported.map(one => one?.open?.attempt)).toEqual([
      first,
      first,
      first
    ])
    expect(world.arrivals()).toBe(2)
  })

  test('blocks although another account abandons it', async () => {
    await leaveInDoubt(first, item)
    await world.move(121_000)
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })
    await outcomeOf(attemptId('b'), inPlaceOf(first))
    delete world.script.details

    const own = await outcomeOf(attemptId('c'), item)

    expect(own?.open).toMatchObject({ attempt: first, outcome: 'unknown' })
  })

  test('reports the time left of its lease', async () => {
    world.script.license = () => paid('102')
    await purchase(world.gateway, first, [item, itemOf('102')])
    await world.move(50_000)
    const during = await readPurchase(await lookAt(world.gateway, first))
    await world.move(71_000)
    const after = await readPurchase(await lookAt(world.gateway, first))

    expect(during.leaseLeft).toEqual(world.seconds(70))
    expect(after.leaseLeft).toBe(0)
  })

  test('reports updated times when queried later', async () => {
    await leaveInDoubt(first, item)
    await outcomeOf(attemptId('b'), inPlaceOf(first))

    await world.move(50_000)
    const look = await readPurchase(await lookAt(world.gateway, attemptId('b')))

    expect(look.items[0]?.open).toMatchObject({
      startedAgo: world.seconds(50),
      leaseLeft: world.seconds(70)
    })
  })
})

describe('times left', () => {
  const redis = usePurchases('Redis')

  test.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000]
  ])(
    'are the same for an instance whose clock is an hour %s',
    async (_, skew) => {
      redis.script.license = () => new Response(null, { status: 500 })
      await purchase(redis.gateway, first, [item])
      redis.script.license = () => paid('101')
      await redis.move(100_000)
      const other = redis.secondInstance(skew)

      const early = await purchase(other, attemptId('b'), [inPlaceOf(first)])
      await redis.move(21_000)
      const late = await purchase(other, attemptId('c'), [inPlaceOf(first)])

      const [shown] = (await readPurchase(early)).items
      expect(shown?.open).toMatchObject({
        startedAgo: redis.seconds(100),
        leaseLeft: redis.seconds(20)
      })
      expect((await readPurchase(late)).items[0]?.outcome).toBe('paid')
    }
  )
})
