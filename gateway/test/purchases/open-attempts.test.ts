import { describe, expect, test } from 'vitest'
import type { PurchaseItem } from '../../../contract/gateway-requests.ts'
import { openGateway } from '../open-gateway.ts'
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
import { storeNames } from '../store-servers.ts'
import { usePurchases } from '../use-purchases.ts'

const first = attemptId('a')
const item = itemOf('101')
const day = 24 * 3_600_000

function inPlaceOf(instead: string): PurchaseItem {
  return { ...item, instead }
}

describe.each(storeNames)('an attempt without an outcome, with %s,', name => {
  const world = usePurchases(name)

  async function leaveInDoubt(): Promise<void> {
    world.script.license = () => new Response(null, { status: 500 })
    await purchase(world.gateway, first, [item])
    delete world.script.license
  }

  async function outcomeOf(attempt: string, ...items: PurchaseItem[]) {
    const reply = await purchase(world.secondInstance(), attempt, items)
    return (await readPurchase(reply)).items[0]
  }

  test('blocks its asset for seven days', async () => {
    const startedAt = world.gateway.clock.now()
    await leaveInDoubt()

    const soon = await outcomeOf(attemptId('b'), item)
    await world.move(121_000)
    const later = await outcomeOf(attemptId('c'), item)
    await world.move(6.9 * day)
    const last = await outcomeOf(attemptId('d'), item)
    const sent = world.arrivals()
    await world.move(day)
    const after = await outcomeOf(attemptId('e'), item)

    const open = { attempt: first, startedAt, outcome: 'unknown' }
    expect([soon, later, last]).toMatchObject(
      Array.from({ length: 3 }, () => ({ outcome: 'open', open }))
    )
    expect(sent).toBe(1)
    expect(after?.outcome).toBe('paid')
  })

  test('blocks it even after its instance crashed', async () => {
    const slow = slowService(world.script)
    void purchase(world.gateway, first, [item])
    await slow.asked

    const early = await outcomeOf(attemptId('b'), item)
    await world.move(120_000)
    const late = await outcomeOf(attemptId('c'), item)

    expect(early?.open?.outcome).toBe('sending')
    expect(late?.open?.outcome).toBe('unknown')
    expect(world.arrivals()).toBe(1)
  })

  test('does not block an attempt that abandons it', async () => {
    await leaveInDoubt()
    await world.move(120_001)

    const again = await outcomeOf(attemptId('b'), inPlaceOf(first))
    const third = await outcomeOf(attemptId('c'), inPlaceOf(first))

    expect(again?.outcome).toBe('paid')
    expect(third?.open).toMatchObject({
      attempt: attemptId('b'),
      outcome: 'paid'
    })
    expect(world.arrivals()).toBe(2)
  })

  test('blocks one of two attempts that abandon it simultaneously', async () => {
    await leaveInDoubt()
    await world.move(120_001)

    const reported = await Promise.all(
      ['b', 'c', 'd'].map(digit =>
        outcomeOf(attemptId(digit), inPlaceOf(first))
      )
    )

    expect(reported.filter(one => one?.outcome === 'paid')).toHaveLength(1)
    expect(reported.filter(one => one?.outcome === 'open')).toHaveLength(2)
    expect(world.arrivals()).toBe(2)
  })

  test('cannot be abandoned while it may be in flight', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, first, [item])
    await slow.asked

    await world.move(90_000)
    const early = await outcomeOf(attemptId('b'), inPlaceOf(first))
    slow.answer(paid('101'))
    await running

    expect(early?.open?.outcome).toBe('sending')
    expect(world.arrivals()).toBe(1)
  })

  test('blocks an attempt that abandons another one', async () => {
    await leaveInDoubt()
    await world.move(120_001)

    const again = await outcomeOf(attemptId('b'), inPlaceOf(attemptId('f')))

    expect(again?.open?.attempt).toBe(first)
    expect(world.arrivals()).toBe(1)
  })

  test('is not known to another account', async () => {
    await leaveInDoubt()
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })

    const other = await outcomeOf(attemptId('b'), inPlaceOf(first))

    expect(other).toMatchObject({ outcome: 'paid' })
  })

  test('blocks its asset after others of the same attempt were settled', async () => {
    const ids = ['1', '2', '3', '4']
    const download = { url: 'http://localhost:4402/media/licensed/1' }
    world.script.license = () =>
      Response.json({
        data: [
          { image_id: '1', download },
          { image_id: '2', error: 'No' },
          { image_id: '3' }
        ]
      })
    await purchase(world.gateway, first, ids.map(itemOf))
    world.script.license = () => paid('1', '2')
    await world.move(120_001)

    const again = await purchase(
      world.gateway,
      attemptId('b'),
      ids.map(id => ({ ...itemOf(id), isAgain: true }))
    )

    expect(await outcomesOf(again)).toEqual({
      '1': 'paid',
      '2': 'paid',
      '3': 'open',
      '4': 'open'
    })
  })

  test('reports an outcome that arrives after it was abandoned', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, first, [item])
    await slow.asked
    await world.move(120_001)
    world.script.license = () => new Response(null, { status: 500 })
    const again = await outcomeOf(attemptId('b'), inPlaceOf(first))
    slow.answer(paid('101'))
    await running

    const look = await outcomesOf(await lookAt(world.secondInstance(), first))
    const third = await outcomeOf(attemptId('c'), item)

    expect(again?.outcome).toBe('unknown')
    expect(look).toEqual({ '101': 'paid' })
    expect(third?.open?.attempt).toBe(attemptId('b'))
  })

  test('blocks when it is paid at the same moment', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, first, [item])
    await slow.asked
    await world.move(120_001)
    const { store } = world.gateway
    const later = openGateway({
      fetch: world.service.fetch,
      clock: world.gateway.clock,
      store: {
        ...store,
        change: async changes => {
          slow.answer(paid('101'))
          await running
          return store.change(changes)
        }
      }
    })

    const again = await purchase(later, attemptId('b'), [inPlaceOf(first)])

    const [reported] = (await readPurchase(again)).items
    expect(reported?.open).toMatchObject({ attempt: first, outcome: 'paid' })
    expect(world.arrivals()).toBe(1)
  })

  test('is not sent after it was abandoned', async () => {
    const { store } = world.gateway
    let goOn = (): void => undefined
    const stoodStill = new Promise<void>(resolve => (goOn = resolve))
    let stop = (): void => undefined
    const stopped = new Promise<void>(resolve => (stop = resolve))
    const frozen = openGateway({
      fetch: world.service.fetch,
      clock: world.gateway.clock,
      store: {
        ...store,
        replace: async (...args) => {
          stop()
          await stoodStill
          return store.replace(...args)
        }
      }
    })
    const running = purchase(frozen, first, [item])
    await stopped
    await world.move(120_001)

    const again = await outcomeOf(attemptId('b'), inPlaceOf(first))
    goOn()

    expect(again?.outcome).toBe('paid')
    expect(await outcomesOf(await running)).toEqual({ '101': 'not-sent' })
    expect(world.arrivals()).toBe(1)
  })

  test('has a new lease for the request without a note', async () => {
    const refusal = { message: 'No metadata here' }
    const slow = slowService(world.script)
    const running = purchase(world.gateway, first, [item])
    await slow.asked
    await world.move(90_000)
    const second = slowService(world.script)
    slow.answer(Response.json(refusal, { status: 400 }))
    await second.asked
    await world.move(90_000)

    const other = await outcomeOf(attemptId('b'), inPlaceOf(first))
    second.answer(paid('101'))

    expect(other?.open?.outcome).toBe('sending')
    expect(await outcomesOf(await running)).toEqual({ '101': 'paid' })
  })
})

describe('an attempt in flight', () => {
  const redis = usePurchases('Redis')

  test('is described the same by an instance whose clock is an hour ahead', async () => {
    const slow = slowService(redis.script)
    const running = purchase(redis.gateway, first, [item])
    await slow.asked
    const ahead = redis.secondInstance(3_600_000)

    const look = await outcomesOf(await lookAt(ahead, first))
    const other = await purchase(ahead, attemptId('b'), [inPlaceOf(first)])
    slow.answer(paid('101'))
    await running

    expect(look).toEqual({ '101': 'sending' })
    expect(await outcomesOf(other)).toEqual({ '101': 'open' })
    expect(redis.arrivals()).toBe(1)
  })
})
