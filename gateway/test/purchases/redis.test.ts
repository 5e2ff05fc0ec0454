import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRedisStore } from '../../store/redis-store.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  lookAt,
  outcomesOf,
  purchase
} from '../purchase.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'

const attempt = attemptId('a')
const items = [itemOf('101')]

let redis: RedisServer
let service: ScriptedService

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.kill())
beforeEach(async () => {
  await redis.clear()
  service = scriptedService()
})

/** A gateway whose server is disturbed once, right before that step. */
function open(
  step: 'claim' | 'renewal' | 'forward',
  disturb: () => Promise<void> | void
): TestGateway {
  const now = () => Date.now()
  const store = createRedisStore(redis.url, now, () => undefined, {
    timeLimit: 800
  })
  let isDone = false
  async function before(own: typeof step): Promise<void> {
    if (own !== step || isDone) return
    isDone = true
    await disturb()
  }
  return openGateway({
    clock: { now, move: () => undefined },
    fetch: async (input, init) => {
      if (init?.method === 'POST') await before('forward')
      return service.fetch(input, init)
    },
    store: {
      ...store,
      change: async changes => {
        await before('claim')
        return store.change(changes)
      },
      replace: async (...args) => {
        await before('renewal')
        return store.replace(...args)
      }
    }
  })
}

function arrivals(): number {
  return service.count('POST', licensePath)
}

async function knownText(gateway: TestGateway): Promise<string> {
  return JSON.stringify(await known(gateway))
}

async function known(gateway: TestGateway): Promise<unknown> {
  const look = await lookAt(gateway, attempt)
  return look.status === 200 ? outcomesOf(look) : failureOf(look)
}

test('a claim that a server executes late is withdrawn', async () => {
  const gateway = open('claim', () => redis.pause())

  const reply = await purchase(gateway, attempt, items)
  redis.resume()

  expect((await failureOf(reply)).code).toBe('gateway-unreachable')
  // Or it was looked up before the server reached the claim.
  const ends = [{ '101': 'not-sent' }, { status: 404, code: 'purchase-unseen' }]
  await expect
    .poll(async () => JSON.stringify(ends).includes(await knownText(gateway)))
    .toBe(true)
  expect(arrivals()).toBe(0)
  const other = await purchase(gateway, attemptId('b'), items)
  expect(await outcomesOf(other)).toEqual({ '101': 'paid' })
  await gateway.store.close()
})

test('nothing is sent when the server fails after the claim', async () => {
  const gateway = open('renewal', () => redis.kill())

  const reply = await purchase(gateway, attempt, items)
  const sent = arrivals()
  await redis.start()

  expect(await outcomesOf(reply)).toEqual({ '101': 'not-sent' })
  expect(sent).toBe(0)
  await expect.poll(() => known(gateway)).toEqual({ '101': 'not-sent' })
  await gateway.store.close()
})

test('an outcome is kept while the server is down', async () => {
  const gateway = open('forward', () => redis.kill())

  const reply = await purchase(gateway, attempt, items)
  await redis.start()

  expect(await outcomesOf(reply)).toEqual({ '101': 'paid' })
  await expect.poll(() => known(gateway)).toEqual({ '101': 'paid' })
  const key = `purchase:${attempt}`
  await expect.poll(() => gateway.store.get(key)).toContain('"paid"')
  expect(arrivals()).toBe(1)
  await gateway.store.close()
})
