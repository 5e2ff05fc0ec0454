import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { purchaseKey } from '../../purchases/purchase-record.ts'
import { epochKey } from '../../store/read-epoch.ts'
import { gatewayRoutes, Readiness } from '../../../contract/gateway.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
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
import { allStoreNames } from '../store-servers.ts'
import { usePurchases } from '../use-purchases.ts'

const first = attemptId('a')
const second = attemptId('b')
const item = itemOf('101')

/** Enough for a request that nothing holds to arrive at the service. */
async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    await new Promise(resolve => setImmediate(resolve))
  }
}

describe.each(allStoreNames)('a store that is emptied, with %s,', name => {
  const world = usePurchases(name)

  /** The same store, which is emptied once before that write. */
  function openAround(
    step: 'change' | 'replace',
    isTheOne: (count: number) => boolean,
    disturb: () => Promise<void>
  ): TestGateway {
    const { store } = world.gateway
    let count = 0
    async function before(own: typeof step): Promise<void> {
      if (own === step && isTheOne((count += 1))) await disturb()
    }
    return openGateway({
      fetch: world.service.fetch,
      clock: world.gateway.clock,
      store: {
        ...store,
        change: async changes => {
          await before('change')
          return store.change(changes)
        },
        replace: async (...args) => {
          await before('replace')
          return store.replace(...args)
        }
      }
    })
  }

  async function itemIn(reply: Response) {
    return (await readPurchase(reply)).items[0]
  }

  test('before the request is sent, prevents sending', async () => {
    const gateway = openAround(
      'replace',
      n => n === 1,
      () => world.forget()
    )

    const reply = await purchase(gateway, first, [item])

    expect(await outcomesOf(reply)).toEqual({ '101': 'not-sent' })
    expect(world.arrivals()).toBe(0)
  })

  test.each(['before', 'after'])(
    'and has another epoch %s the claim, lets nothing be sent',
    async side => {
      const { store, clock } = world.gateway
      // As where a part of it was brought back.
      const spoil = () =>
        store.set(epochKey, 'another', clock.now() + 3_600_000)
      const gateway = openGateway({
        fetch: world.service.fetch,
        clock,
        store: {
          ...store,
          change: async changes => {
            if (side === 'before') await spoil()
            const conflict = await store.change(changes)
            if (side === 'after') await spoil()
            return conflict
          }
        }
      })

      const reply = await purchase(gateway, first, [item])

      expect(await outcomesOf(reply)).toEqual({ '101': 'not-sent' })
      expect(world.arrivals()).toBe(0)
    }
  )

  test('while an attempt is queried, prevents sending it', async () => {
    const { store, clock } = world.gateway
    const slow = slowService(world.script)
    let reach: () => void = () => undefined
    let go: () => void = () => undefined
    const reached = new Promise<void>(resolve => (reach = resolve))
    const held = new Promise<void>(resolve => (go = resolve))
    const gateway = openGateway({
      fetch: world.service.fetch,
      clock,
      store: {
        ...store,
        claim: async (key, ...args) => {
          if (key === purchaseKey(first)) {
            reach()
            await held
          }
          return store.claim(key, ...args)
        }
      }
    })

    const look = lookAt(gateway, first)
    await reached
    const sent = purchase(gateway, first, [item])
    await Promise.race([slow.asked, manyTurns()])
    await world.forget()
    go()

    expect((await look).status).toBe(404)
    slow.answer(paid('101'))
    expect(await outcomesOf(await sent)).toEqual({ '101': 'not-sent' })
    expect(world.arrivals()).toBe(0)
  })

  test('before the outcome is saved, receives the complete outcome', async () => {
    const gateway = openAround(
      'change',
      n => n === 2,
      () => world.forget()
    )
    await purchase(gateway, first, [item])

    const other = await purchase(world.secondInstance(), second, [item])

    expect((await itemIn(other))?.open).toMatchObject({
      attempt: first,
      outcome: 'paid'
    })
    expect(world.arrivals()).toBe(1)
  })

  test('before the outcome is saved, and queried then, keeps the outcome', async () => {
    const events = [
      () => world.forget(),
      () => lookAt(world.secondInstance(), first)
    ]
    const gateway = openAround(
      'change',
      n => n === 2 || n === 4,
      async () => void (await events.shift()?.())
    )

    await purchase(gateway, first, [item])

    const look = await lookAt(world.secondInstance(), first)
    expect(await outcomesOf(look)).toEqual({ '101': 'paid' })
    expect(events).toEqual([])
  })

  test('does not send a repeated request after its reply', async () => {
    const { gateway } = world
    const ready = await gateway.send('/ready')
    const { epoch } = v.parse(Readiness, await ready.json())
    const body = { attempt: first, epoch, items: [item] }
    const headers = { Authorization: 'Bearer 1/bearer' }
    const send = () => gateway.post(gatewayRoutes.purchases, body, headers)
    await send()
    await world.forget()

    const copy = await send()

    expect(await failureOf(copy)).toEqual({
      status: 409,
      code: 'purchase-unknown'
    })
    expect(world.arrivals()).toBe(1)
  })

  test.each([
    ['paid', 200],
    ['unknown', 500]
  ])(
    'while the outcome "%s" cannot be saved, prevents sending',
    async (outcome, status) => {
      const { store } = world.gateway
      world.script.license = () =>
        status === 200 ? paid('101') : new Response(null, { status })
      let isDown = true
      const gateway = openGateway({
        fetch: world.service.fetch,
        clock: world.gateway.clock,
        store: {
          ...store,
          change: async changes => {
            const isSave = changes.some(({ key }) => key.includes('downloads'))
            if (isDown && isSave) throw new Error('The store has failed')
            return store.change(changes)
          }
        }
      })
      await purchase(gateway, first, [item])
      await world.forget()

      const look = await lookAt(gateway, first)
      const copy = await purchase(gateway, first, [item])
      const other = await purchase(gateway, second, [
        { ...item, instead: first }
      ])
      isDown = false
      await expect
        .poll(() => store.get(purchaseKey(first)))
        .toContain(`"${outcome}"`)
      const later = await purchase(world.secondInstance(), attemptId('c'), [
        item
      ])

      expect(await outcomesOf(look)).toEqual({ '101': outcome })
      expect(await outcomesOf(copy)).toEqual({ '101': outcome })
      const open = { attempt: first, outcome }
      expect((await itemIn(other))?.open).toMatchObject(open)
      expect((await itemIn(later))?.open).toMatchObject(open)
      expect(world.arrivals()).toBe(1)
    }
  )
})
