import { describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { failureOf, openGateway } from '../open-gateway.ts'
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

const attempt = attemptId('a')

describe.each(storeNames)('an attempt found in the history, with %s,', name => {
  const world = usePurchases(name)

  function settle(
    assetIds: string[],
    gateway = world.gateway
  ): Promise<Response> {
    const headers = { Authorization: 'Bearer 1/bearer' }
    return gateway.post(gatewayRoutes.settled(attempt), { assetIds }, headers)
  }

  async function leaveInDoubt(...ids: string[]): Promise<void> {
    world.script.license = () => new Response(null, { status: 500 })
    await purchase(world.gateway, attempt, ids.map(itemOf))
    delete world.script.license
    await world.move(120_001)
  }

  async function known(): Promise<Record<string, string>> {
    return outcomesOf(await lookAt(world.secondInstance(), attempt))
  }

  test('is paid, and does not block an attempt that knows it', async () => {
    await leaveInDoubt('1', '2')

    const reply = await settle(['1'])
    const other = await purchase(
      world.gateway,
      attemptId('b'),
      ['1', '2'].map(id => ({ ...itemOf(id), isAgain: true }))
    )

    expect(reply.status).toBe(204)
    expect(await known()).toEqual({ '1': 'paid', '2': 'unknown' })
    expect(await outcomesOf(other)).toEqual({ '1': 'paid', '2': 'open' })
  })

  test('is not licensed again by an attempt that abandons it', async () => {
    await leaveInDoubt('1')
    await settle(['1'])

    const late = await purchase(world.gateway, attemptId('b'), [
      { ...itemOf('1'), instead: attempt }
    ])

    const [reported] = (await readPurchase(late)).items
    expect(reported?.open).toMatchObject({ attempt, outcome: 'paid' })
    expect(world.arrivals()).toBe(1)
  })

  test('is not licensed again by one that abandons it days later', async () => {
    await leaveInDoubt('1')
    await settle(['1'])
    await world.move(3 * 24 * 3_600_000)

    const late = await purchase(world.gateway, attemptId('b'), [
      { ...itemOf('1'), instead: attempt }
    ])

    const [reported] = (await readPurchase(late)).items
    expect(reported?.open).toMatchObject({ attempt, outcome: 'paid' })
    expect(world.arrivals()).toBe(1)
  })

  test('does not change while it may be in flight', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, [itemOf('1')])
    await slow.asked

    await settle(['1'])
    const during = await known()
    slow.answer(Response.json({ data: [{ image_id: '1', error: 'No' }] }))
    await running

    expect(during).toEqual({ '1': 'sending' })
    expect(await known()).toEqual({ '1': 'refused' })
  })

  test('stays refused if the service refused it', async () => {
    world.script.license = () =>
      Response.json({ data: [{ image_id: '1', error: 'No' }] })
    await purchase(world.gateway, attempt, [itemOf('1')])
    await world.move(120_001)

    await settle(['1'])

    expect(await known()).toEqual({ '1': 'refused' })
  })

  test('keeps an outcome that is saved at the same moment', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, ['1', '2'].map(itemOf))
    await slow.asked
    await world.move(120_001)
    const { store } = world.gateway
    const later = openGateway({
      fetch: world.service.fetch,
      clock: world.gateway.clock,
      store: {
        ...store,
        replace: async (...args) => {
          slow.answer(paid('2'))
          await running
          return store.replace(...args)
        }
      }
    })

    await settle(['1'], later)

    expect(await known()).toEqual({ '1': 'paid', '2': 'paid' })
  })

  test('is not settled by another account', async () => {
    await leaveInDoubt('1')
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })

    const reply = await settle(['1'])
    delete world.script.details

    expect(await failureOf(reply)).toEqual({
      status: 404,
      code: 'purchase-unseen'
    })
    expect(await known()).toEqual({ '1': 'unknown' })
  })

  test('is not settled by another account while in flight', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, [itemOf('1')])
    await slow.asked
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })

    const here = await settle(['1'])
    const there = await settle(['1'], world.secondInstance())
    slow.answer(paid('1'))
    await running

    const unseen = { status: 404, code: 'purchase-unseen' }
    expect(await failureOf(here)).toEqual(unseen)
    expect(await failureOf(there)).toEqual(unseen)
  })

  test('is not settled when it was only queried', async () => {
    await lookAt(world.gateway, attempt)

    const reply = await settle(['1'])

    expect(reply.status).toBe(404)
  })

  test('is only written if something changes', async () => {
    await leaveInDoubt('1', '2')
    await settle(['1'])
    let writes = 0
    const { store } = world.gateway
    const counting = openGateway({
      fetch: world.service.fetch,
      clock: world.gateway.clock,
      store: {
        ...store,
        replace: (...args) => ((writes += 1), store.replace(...args))
      }
    })

    const again = await settle(['1', '3'], counting)

    expect([again.status, writes]).toEqual([204, 0])
  })

  test('does not expire later than before', async () => {
    await leaveInDoubt('1')
    const key = `purchase:${attempt}`
    const before = (await world.gateway.store.timeLeft(key)) ?? 0

    // Only a server counts for itself.
    const ahead = name === 'Redis' ? 3_600_000 : 0
    await settle(['1'], world.secondInstance(ahead))

    const after = (await world.gateway.store.timeLeft(key)) ?? 0
    expect(after).toBeLessThanOrEqual(before)
    expect(after).toBeGreaterThan(before - 60_000)
  })

  test('is not settled when it is unknown', async () => {
    const reply = await settle(['1'])

    expect(reply.status).toBe(404)
    const own = await purchase(world.gateway, attempt, [itemOf('1')])
    expect(await outcomesOf(own)).toEqual({ '1': 'paid' })
  })
})
