import { describe, expect, test } from 'vitest'
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
import { allStoreNames } from '../store-servers.ts'
import { usePurchases } from '../use-purchases.ts'

const attempt = attemptId('a')
const items = [itemOf('101'), itemOf('102')]
const both = (outcome: string) => ({ '101': outcome, '102': outcome })

describe.each(allStoreNames)('two attempts at one asset, with %s,', name => {
  const world = usePurchases(name)

  test('simultaneously: assets of the first are not sent again, the others are', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked
    world.script.license = () => paid('103')

    const second = await purchase(world.gateway, attemptId('b'), [
      itemOf('103'),
      itemOf('102')
    ])
    slow.answer(paid('101', '102'))
    await running

    expect(await outcomesOf(second)).toEqual({ '102': 'open', '103': 'paid' })
    const bodies = world.service.arrived.map(({ body }) => body)
    expect(bodies.filter(body => body.includes('"102"'))).toHaveLength(1)
  })

  test('simultaneously on two instances: each asset is sent once', async () => {
    const ids = ['1', '2', '3', '4', '5', '6']
    const attempts = ['a', 'b', 'c', 'd'].map(attemptId)
    const instances = [world.gateway, world.secondInstance()]

    const replies = await Promise.all(
      attempts.map((one, index) => {
        const own = ids.toSpliced(index, 1).map(itemOf)
        return purchase(instances[index % 2] ?? world.gateway, one, own)
      })
    )

    const reported = await Promise.all(replies.map(outcomesOf))
    ids.forEach(id => {
      expect(reported.filter(one => one[id] === 'paid')).toHaveLength(1)
    })
    const sent = world.service.arrived.map(({ body }) => body).join(' ')
    ids.forEach(id => {
      expect(sent.split(`"image_id":"${id}"`)).toHaveLength(2)
    })
  })

  test('simultaneously: a late copy of the second is not forwarded', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked
    await purchase(world.gateway, attemptId('b'), items)
    slow.answer(paid('101', '102'))
    await running

    const copy = await purchase(world.gateway, attemptId('b'), items)
    const look = await lookAt(world.secondInstance(), attemptId('b'))

    expect(await outcomesOf(copy)).toEqual(both('open'))
    expect(await outcomesOf(look)).toEqual(both('open'))
    expect(world.arrivals()).toBe(1)
  })

  test('report the blocking attempt', async () => {
    const startedAt = world.gateway.clock.now()
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked
    const early = await purchase(world.gateway, attemptId('b'), items)
    slow.answer(paid('101', '102'))
    await running
    const late = await purchase(world.gateway, attemptId('c'), items)

    const [first] = (await readPurchase(early)).items
    const [second] = (await readPurchase(late)).items
    const open = {
      attempt,
      startedAt,
      startedAgo: world.seconds(0),
      leaseLeft: world.seconds(120)
    }
    expect(first?.open).toEqual({ ...open, outcome: 'sending' })
    expect(second?.open).toEqual({ ...open, outcome: 'paid' })
  })

  test.each([
    ['a day for the history when the first was licensed', false, 86_400_000],
    ['two minutes when the person knows of the first', true, 120_000]
  ])('wait %s', async (_, isAgain, length) => {
    const later = isAgain ? items.map(item => ({ ...item, isAgain })) : items
    await purchase(world.gateway, attempt, items)

    await world.move(length - 10_000)
    const early = await purchase(world.gateway, attemptId('b'), later)
    const sentEarly = world.arrivals()
    await world.move(10_001)
    const late = await purchase(world.gateway, attemptId('c'), later)

    expect(await outcomesOf(early)).toEqual(both('open'))
    expect(sentEarly).toBe(1)
    expect(await outcomesOf(late)).toEqual(both('paid'))
  })

  test('are not licensed again as known ones while the first is uncertain', async () => {
    world.script.license = () => new Response(null, { status: 500 })
    await purchase(world.gateway, attempt, items)
    delete world.script.license
    await world.move(120_001)

    const again = items.map(item => ({ ...item, isAgain: true }))
    const second = await purchase(world.gateway, attemptId('b'), again)

    expect(await outcomesOf(second)).toEqual(both('open'))
    expect(world.arrivals()).toBe(1)
  })

  test('are not blocked when the first was refused', async () => {
    world.script.license = () =>
      Response.json({ message: 'Not today' }, { status: 403 })
    await purchase(world.gateway, attempt, items)
    delete world.script.license

    const second = await purchase(world.gateway, attemptId('b'), items)

    expect(await outcomesOf(second)).toEqual(both('paid'))
  })

  test('of two accounts do not block each other', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })
    world.script.license = () => paid('101', '102')

    const other = await purchase(world.gateway, attemptId('b'), items)
    slow.answer(paid('101', '102'))
    await running

    expect(await outcomesOf(other)).toEqual(both('paid'))
  })
})
