import { describe, expect, test } from 'vitest'
import { failureOf } from './open-gateway.ts'
import {
  attemptId,
  itemOf,
  outcomesOf,
  paid,
  purchase,
  slowService
} from './purchase-setting.ts'
import { goodDetails } from './scripted-service.ts'
import { usePurchases } from './use-purchases.ts'

const attempt = attemptId('a')
const items = [itemOf('101'), itemOf('102')]

const world = usePurchases()

describe('two attempts at one asset', () => {
  test('at once: the second is refused and sends nothing', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked

    const second = await purchase(world.gateway, attemptId('b'), [
      itemOf('103'),
      itemOf('102')
    ])
    slow.answer(paid('101', '102'))
    await running

    expect(await failureOf(second)).toEqual({
      status: 409,
      code: 'purchase-open'
    })
    expect(world.arrivals()).toBe(1)
    delete world.script.license
    const third = await purchase(world.gateway, attemptId('c'), [itemOf('103')])
    expect(third.status).toBe(200)
  })

  test('at once: a late copy of the second is not forwarded', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked
    await purchase(world.gateway, attemptId('b'), items)
    slow.answer(paid('101', '102'))
    await running

    const copy = await purchase(world.gateway, attemptId('b'), items)

    expect(await outcomesOf(copy)).toEqual({
      '101': 'not-sent',
      '102': 'not-sent'
    })
    expect(world.arrivals()).toBe(1)
  })

  test('wait two minutes when the first was licensed just now', async () => {
    await purchase(world.gateway, attempt, items)

    const early = await purchase(world.gateway, attemptId('b'), items)
    const sentEarly = world.arrivals()
    world.gateway.clock.move(120_001)
    const late = await purchase(world.gateway, attemptId('c'), items)

    expect([early.status, sentEarly]).toEqual([409, 1])
    expect([late.status, world.arrivals()]).toEqual([200, 2])
  })

  test('follow at once when the first was refused', async () => {
    world.script.license = () =>
      Response.json({ message: 'Not today' }, { status: 403 })
    await purchase(world.gateway, attempt, items)

    const second = await purchase(world.gateway, attemptId('b'), items)

    expect([second.status, world.arrivals()]).toEqual([200, 2])
  })

  test('wait two minutes when the first is in doubt', async () => {
    world.script.license = () => new Response(null, { status: 500 })
    await purchase(world.gateway, attempt, items)

    const early = await purchase(world.gateway, attemptId('b'), items)
    world.gateway.clock.move(120_001)
    const late = await purchase(world.gateway, attemptId('b'), items)

    expect(early.status).toBe(409)
    expect(late.status).toBe(200)
  })

  test('of two accounts do not meet', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })
    world.script.license = () => paid('101', '102')

    const other = await purchase(world.gateway, attemptId('b'), items)
    slow.answer(paid('101', '102'))
    await running

    expect(await outcomesOf(other)).toEqual({ '101': 'paid', '102': 'paid' })
  })
})
