import { describe, expect, test } from 'vitest'
import { purchaseKey } from '../../purchases/purchase-record.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import type { Store } from '../../core/store.ts'
import {
  createClock,
  failureOf,
  openGateway,
  type TestGateway
} from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  lookAt,
  outcomesOf,
  purchase
} from '../purchase.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'

const attempt = attemptId('a')
const items = [itemOf('101'), itemOf('102')]
const both = (outcome: string) => ({ '101': outcome, '102': outcome })

type Side = 'before' | 'after'

interface Failing {
  store: Store
  /** Which call fails next, and whether it was done all the same. */
  failAt(number: number, side: Side): void
  /** Every call from now on fails, or none. */
  setDown(isDown: boolean): void
  calls(): number
}

function failingStore(inner: Store): Failing {
  let count = 0
  let place = 0
  let side: Side = 'before'
  let isDown = false

  async function call<T>(work: () => Promise<T>): Promise<T> {
    count += 1
    const fails = count === place
    const failure = new Error('The store has failed')
    if (isDown || (fails && side === 'before')) throw failure
    const done = await work()
    if (fails) throw failure
    return done
  }

  return {
    store: {
      get: key => call(() => inner.get(key)),
      timeLeft: key => call(() => inner.timeLeft(key)),
      set: (...args) => call(() => inner.set(...args)),
      delete: key => call(() => inner.delete(key)),
      take: key => call(() => inner.take(key)),
      claim: (...args) => call(() => inner.claim(...args)),
      replace: (...args) => call(() => inner.replace(...args)),
      release: (...args) => call(() => inner.release(...args)),
      count: (...args) => call(() => inner.count(...args)),
      change: changes => call(() => inner.change(changes)),
      close: () => inner.close()
    },
    failAt(number, asked) {
      place = count + number
      side = asked
    },
    setDown: down => void (isDown = down),
    calls: () => count
  }
}

interface Setting {
  gateway: TestGateway
  failing: Failing
  service: ScriptedService
  arrivals: () => number
}

function open(): Setting {
  const failing = failingStore(createSqliteStore(':memory:', () => 0))
  const service = scriptedService()
  const clock = { now: () => 0, move: () => undefined }
  const { fetch } = service
  const gateway = openGateway({ fetch, clock, store: failing.store })
  const arrivals = () => service.count('POST', licensePath)
  return { gateway, failing, service, arrivals }
}

/** How many calls a purchase of these makes. */
async function callsOfOne(): Promise<number> {
  const { gateway, failing } = open()
  await purchase(gateway, attempt, items)
  return failing.calls()
}

/** Outcomes or the code of a failure. */
async function describeReply(reply: Response): Promise<string> {
  return reply.status === 200
    ? Object.values(await outcomesOf(reply)).join(' ')
    : (await failureOf(reply)).code
}

async function settled(gateway: TestGateway): Promise<string> {
  return describeReply(await lookAt(gateway, attempt))
}

describe('a purchase whose store fails', () => {
  test('is refused with a code and not sent', async () => {
    const { gateway, failing, service, arrivals } = open()
    failing.setDown(true)

    const reply = await purchase(gateway, attempt, items)
    const look = await lookAt(gateway, attempt)
    const ready = await gateway.send('/ready')

    const unreachable = { status: 503, code: 'gateway-unreachable' }
    expect(await failureOf(reply)).toEqual(unreachable)
    expect(await failureOf(look)).toEqual(unreachable)
    expect(await failureOf(ready)).toEqual(unreachable)
    expect(arrivals()).toBe(0)
    expect(service.arrived).toEqual([])
  })

  test.each<Side>(['before', 'after'])(
    'once, %s any of its calls, is sent once or not at all',
    async side => {
      const calls = await callsOfOne()

      const ends = await Promise.all(
        Array.from({ length: calls }, async (_, index) => {
          const { gateway, failing, arrivals } = open()
          failing.failAt(index + 1, side)
          const reported = await describeReply(
            await purchase(gateway, attempt, items)
          )
          const sent = arrivals()
          // What the store could not take is written down soon after.
          await expect.poll(() => settled(gateway)).not.toMatch(/sending/)
          const known = await settled(gateway)
          await purchase(gateway, attempt, items)
          return { reported, sent, known, sentAgain: arrivals() - sent }
        })
      )

      const allowed = [
        { reported: 'paid paid', sent: 1, known: 'paid paid' },
        { reported: 'not-sent not-sent', sent: 0, known: 'not-sent not-sent' },
        { reported: 'gateway-unreachable', sent: 0, known: 'purchase-unseen' },
        { reported: 'gateway-unreachable', sent: 0, known: 'not-sent not-sent' }
      ].map(end => ({ ...end, sentAgain: 0 }))
      ends.forEach(end => expect(allowed).toContainEqual(end))
      expect(ends).toContainEqual(allowed[0])
      expect(ends).toContainEqual(allowed[2])
      expect(calls).toBeGreaterThan(6)
    }
  )

  test('while it is sent is reported, and saved when the store works again', async () => {
    const { gateway, failing, arrivals } = open()
    failing.failAt(await callsOfOne(), 'before')
    const reply = await purchase(gateway, attempt, items)

    const atOnce = await outcomesOf(await lookAt(gateway, attempt))
    const repeat = await outcomesOf(await purchase(gateway, attempt, items))

    expect(await outcomesOf(reply)).toEqual(both('paid'))
    expect([atOnce, repeat]).toEqual([both('paid'), both('paid')])
    expect(arrivals()).toBe(1)
    await expect
      .poll(() => failing.store.get(`purchase:${attempt}`))
      .toContain('"paid"')
  })

  test('is saved again after longer and longer pauses, for seven days', async () => {
    const failing = failingStore(createSqliteStore(':memory:', () => 0))
    const service = scriptedService({
      license: () => {
        failing.setDown(true)
        return new Response(null, { status: 500 })
      }
    })
    const clock = createClock()
    const limits: number[] = []
    const gateway = openGateway({
      fetch: service.fetch,
      clock,
      store: failing.store,
      timeout: limit => {
        limits.push(limit)
        if (limits.length === 8) clock.move(7 * 24 * 3_600_000)
        return AbortSignal.timeout(0)
      }
    })

    const reply = await purchase(gateway, attempt, items)

    expect(await outcomesOf(reply)).toEqual(both('unknown'))
    const pauses = [200, 1000, 5000, 25_000, 120_000, 120_000]
    await expect.poll(() => limits.slice(2)).toEqual(pauses)
    expect(limits[1]).toBe(50_000)
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ event: 'purchase-not-saved' })
    )
  })

  test('releases the assets of a claim that is not forwarded', async () => {
    const { gateway, failing } = open()
    // The last two are the lease's and the outcome's.
    failing.failAt((await callsOfOne()) - 2, 'after')
    await purchase(gateway, attempt, items)
    await expect.poll(() => settled(gateway)).toBe('not-sent not-sent')

    const other = await purchase(gateway, attemptId('b'), items)

    expect(await outcomesOf(other)).toEqual(both('paid'))
  })

  /** Another instance, whose way to the same store is worse. */
  function openSecond(
    { service, gateway }: Setting,
    change: Partial<Store>
  ): TestGateway {
    const { clock, store } = gateway
    const { fetch } = service
    return openGateway({ fetch, clock, store: { ...store, ...change } })
  }

  test('leaves assets open that a withdrawn claim did not get', async () => {
    const setting = open()
    const { gateway } = setting
    const second = openSecond(setting, {
      change: async changes => {
        await gateway.store.change(changes)
        throw new Error('The reply was cut')
      }
    })
    await purchase(gateway, attemptId('b'), [itemOf('102')])

    await purchase(second, attempt, items)

    await expect.poll(() => settled(gateway)).toBe('not-sent open')
  })

  test('withdraws no claim of another instance', async () => {
    const setting = open()
    const { gateway } = setting
    let reads = 0
    const second = openSecond(setting, {
      get: key => {
        if (key === purchaseKey(attempt)) reads += 1
        return reads === 1
          ? Promise.reject(new Error('The store has failed'))
          : gateway.store.get(key)
      }
    })
    await purchase(gateway, attempt, items)

    const copy = await purchase(second, attempt, items)
    await expect.poll(() => reads).toBe(2)

    expect((await failureOf(copy)).code).toBe('gateway-unreachable')
    expect(await settled(gateway)).toBe('paid paid')
  })
})
