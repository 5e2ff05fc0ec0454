import { describe, expect, test } from 'vitest'
import { defaultRateLimits } from '../../core/rate-limits.ts'
import { failureOf, openGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  lookAt,
  outcomesOf,
  paid,
  purchase,
  slowService
} from '../purchase.ts'
import { goodDetails } from '../scripted-service.ts'
import { storeNames } from '../store-servers.ts'
import { usePurchases } from '../use-purchases.ts'

const attempt = attemptId('a')
const items = [itemOf('101')]
const minute = 60_000
const unseen = { status: 404, code: 'purchase-unseen' }

describe.each(storeNames)('an unknown attempt, with %s,', name => {
  const world = usePurchases(name)

  function another(): void {
    world.script.details = () =>
      Response.json({ ...goodDetails, user_id: '2002' })
  }

  /** A gateway that answers `requests` queries for unknown attempts a minute. */
  function openWithLimit(requests: number) {
    const few = { requests, seconds: 60 }
    return openGateway({
      fetch: world.service.fetch,
      clock: world.gateway.clock,
      store: world.gateway.store,
      config: { rateLimits: { ...defaultRateLimits, unseenAttempts: few } }
    })
  }

  test.each([
    ['is not sent within two hours of a look', 119, 'not-sent', 0],
    ['is forgotten after two hours', 121, 'paid', 1]
  ])('%s', async (_, minutes, outcome, sent) => {
    const look = await failureOf(await lookAt(world.gateway, attempt))

    await world.move(minutes * minute)
    const late = await purchase(world.gateway, attempt, items)

    expect(look).toEqual(unseen)
    expect(await outcomesOf(late)).toEqual({ '101': outcome })
    expect(world.arrivals()).toBe(sent)
  })

  test('is not sent within two hours of the last query', async () => {
    await lookAt(world.gateway, attempt)
    await world.move(110 * minute)
    const again = await failureOf(await lookAt(world.gateway, attempt))

    await world.move(119 * minute)
    const late = await purchase(world.gateway, attempt, items)

    expect(again).toEqual(unseen)
    expect(await outcomesOf(late)).toEqual({ '101': 'not-sent' })
  })

  test('can be queried a limited number of times by an account', async () => {
    const gateway = openWithLimit(2)
    const digits = ['1', '2', '3']
    const looks = []
    for (const digit of digits) {
      looks.push(await failureOf(await lookAt(gateway, attemptId(digit))))
    }

    const own = await lookAt(gateway, attemptId('4'))
    another()
    const other = await failureOf(await lookAt(gateway, attemptId('5')))
    delete world.script.details
    const unwritten = await purchase(gateway, attemptId('3'), items)
    await world.move(minute)
    const later = await failureOf(await lookAt(gateway, attemptId('6')))

    const limited = { status: 429, code: 'rate-limited' }
    expect(looks).toEqual([unseen, unseen, limited])
    expect(own.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(other).toEqual(unseen)
    expect(await outcomesOf(unwritten)).toEqual({ '101': 'paid' })
    expect(later).toEqual(unseen)
  })

  test('is counted once, unlike known attempts', async () => {
    const gateway = openWithLimit(1)
    await purchase(gateway, attempt, items)
    await lookAt(gateway, attemptId('b'))

    const looks = [attempt, attemptId('b'), attempt, attemptId('b')]
    const reported = []
    for (const one of looks) reported.push((await lookAt(gateway, one)).status)

    expect(reported).toEqual([200, 404, 200, 404])
  })

  test('is not distinguishable from one of another account, which a query does not change', async () => {
    await purchase(world.gateway, attempt, items)
    another()

    const look = await failureOf(await lookAt(world.gateway, attempt))
    delete world.script.details

    expect(look).toEqual(unseen)
    const own = await outcomesOf(await lookAt(world.gateway, attempt))
    expect(own).toEqual({ '101': 'paid' })
  })

  test('is stored as long when all its assets were open', async () => {
    const slow = slowService(world.script)
    const running = purchase(world.gateway, attempt, items)
    await slow.asked
    await purchase(world.gateway, attemptId('b'), items)
    slow.answer(paid('101'))
    await running

    await world.move(119 * minute)
    const early = await lookAt(world.gateway, attemptId('b'))
    await world.move(2 * minute)
    const late = await lookAt(world.gateway, attemptId('b'))

    expect(await outcomesOf(early)).toEqual({ '101': 'open' })
    expect(await failureOf(late)).toEqual(unseen)
  })
})
