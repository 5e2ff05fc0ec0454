import { beforeEach, describe, expect, test } from 'vitest'
import type { PurchaseItem } from '../../../contract/gateway-requests.ts'
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
  slowService,
  type SlowService
} from '../purchase.ts'
import { goodDetails } from '../scripted-service.ts'
import { storeNames } from '../store-servers.ts'
import { usePurchases } from '../use-purchases.ts'

const first = attemptId('a')
const second = attemptId('b')
const item = itemOf('101')
const refusal = { message: 'Not today' }

function inPlaceOf(instead: string): PurchaseItem {
  return { ...item, instead }
}

function broken(): Response {
  return new Response(null, { status: 500 })
}

describe.each(storeNames)('a store that is emptied, with %s,', name => {
  const world = usePurchases(name)

  async function settle(attempt: string): Promise<number> {
    const headers = { Authorization: 'Bearer 1/bearer' }
    const path = gatewayRoutes.settled(attempt)
    const body = { assetIds: ['101'] }
    return (await world.gateway.post(path, body, headers)).status
  }

  async function itemIn(reply: Response) {
    return (await readPurchase(reply)).items[0]
  }

  describe('while an attempt is in flight,', () => {
    let slow: SlowService
    let running: Promise<Response>

    beforeEach(async () => {
      slow = slowService(world.script)
      running = purchase(world.gateway, first, [item])
      await slow.asked
      await world.forget()
    })

    test('sends no copy of it', async () => {
      const copy = purchase(world.gateway, first, [item])
      slow.answer(paid('101'))

      expect(await outcomesOf(await running)).toEqual({ '101': 'paid' })
      expect(await outcomesOf(await copy)).toEqual({ '101': 'paid' })
      expect(world.arrivals()).toBe(1)
    })

    test('sends no copy for other assets or persons', async () => {
      const others = await purchase(world.gateway, first, [itemOf('102')])
      world.script.details = () =>
        Response.json({ ...goodDetails, user_id: '2002' })
      const foreign = await purchase(world.gateway, first, [item])
      const look = await lookAt(world.gateway, first)
      const settled = await settle(first)
      slow.answer(paid('101'))
      await running

      expect((await failureOf(others)).code).toBe('bad-request')
      expect((await failureOf(foreign)).code).toBe('not-allowed')
      expect((await failureOf(look)).code).toBe('purchase-unseen')
      expect(settled).toBe(404)
      expect(world.arrivals()).toBe(1)
    })

    test.each([
      ['as a new one', item],
      ['in its place', inPlaceOf(first)],
      ['once more', { ...item, isAgain: true }]
    ])('blocks its asset for other attempts, %s', async (_, wanted) => {
      await world.move(130_000)
      const other = await purchase(world.gateway, second, [wanted])
      slow.answer(paid('101'))
      await running
      const after = await purchase(world.gateway, attemptId('c'), [wanted])

      expect(await itemIn(other)).toMatchObject({
        outcome: 'open',
        open: {
          attempt: first,
          outcome: 'sending',
          startedAgo: 0,
          leaseLeft: world.seconds(120)
        }
      })
      expect((await itemIn(after))?.open?.attempt).toBe(first)
      expect(world.arrivals()).toBe(1)
    })

    test('keeps simultaneous attempts apart', async () => {
      delete world.script.license
      const replies = await Promise.all(
        ['b', 'c', 'd'].map(digit =>
          purchase(world.gateway, attemptId(digit), [item, itemOf(digit)])
        )
      )
      slow.answer(paid('101'))
      await running

      const reported = await Promise.all(replies.map(outcomesOf))
      expect(reported.map(one => one['101'])).toEqual(['open', 'open', 'open'])
    })

    test('does not report it as unseen', async () => {
      const look = await readPurchase(await lookAt(world.gateway, first))
      slow.answer(paid('101'))
      await running

      expect(look).toMatchObject({ leaseLeft: world.seconds(120) })
      expect(look.items[0]?.outcome).toBe('sending')
    })

    test('settles it by its own outcome', async () => {
      const settled = await settle(first)
      slow.answer(Response.json(refusal, { status: 403 }))
      await running

      const look = await outcomesOf(await lookAt(world.gateway, first))
      expect(settled).toBe(204)
      expect(look).toEqual({ '101': 'refused' })
    })

    test('sends nothing without a note', async () => {
      const metadata = { message: 'No metadata here' }
      slow.answer(Response.json(metadata, { status: 400 }))

      expect(await outcomesOf(await running)).toEqual({ '101': 'refused' })
      expect(world.arrivals()).toBe(1)
    })

    test('saves its outcome for all instances', async () => {
      slow.answer(paid('101'))
      await running
      const other = world.secondInstance()

      const look = await readPurchase(await lookAt(other, first))
      const known = await purchase(other, second, [inPlaceOf(first)])

      expect(look.items[0]).toMatchObject({ outcome: 'paid' })
      expect(look.items[0]?.download).toMatch(/^http/)
      expect((await itemIn(known))?.open).toMatchObject({
        attempt: first,
        outcome: 'paid'
      })
      expect(world.arrivals()).toBe(1)
    })

    test('saves an unknown outcome with a new lease', async () => {
      slow.answer(broken())
      await running
      delete world.script.license
      const other = world.secondInstance()

      const early = await purchase(other, second, [inPlaceOf(first)])
      await world.move(121_000)
      const late = await purchase(other, attemptId('c'), [inPlaceOf(first)])

      expect((await itemIn(early))?.open).toMatchObject({
        attempt: first,
        outcome: 'unknown',
        leaseLeft: world.seconds(120)
      })
      expect((await itemIn(late))?.outcome).toBe('paid')
    })

    test('leaves the asset to an attempt on another instance that licensed it', async () => {
      world.script.license = broken
      await purchase(world.secondInstance(), second, [item])
      slow.answer(paid('101'))
      await running

      const third = await purchase(world.gateway, attemptId('c'), [item])
      const look = await outcomesOf(await lookAt(world.gateway, first))

      expect((await itemIn(third))?.open?.attempt).toBe(second)
      expect(look).toEqual({ '101': 'paid' })
    })

    test('takes the asset from an attempt that did not license it', async () => {
      world.script.license = () => Response.json(refusal, { status: 403 })
      const other = world.secondInstance()
      await purchase(other, second, [item])
      slow.answer(paid('101'))
      await running

      const third = await purchase(other, attemptId('c'), [item])

      expect((await itemIn(third))?.open?.attempt).toBe(first)
    })

    test.each([
      ['before', paid('101'), broken()],
      ['after', broken(), paid('101')]
    ])(
      'keeps the paid outcome %s a copy on another instance',
      async (_, here, there) => {
        world.script.license = () => there
        await purchase(world.secondInstance(), first, [item])
        slow.answer(here)
        await running

        const look = await lookAt(world.secondInstance(), first)

        expect(await outcomesOf(look)).toEqual({ '101': 'paid' })
      }
    )
  })
})
