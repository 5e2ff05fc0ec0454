import * as v from 'valibot'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test
} from 'vitest'
import { gatewayRoutes, Readiness } from '../../../contract/gateway.ts'
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
import { purchaseKey } from '../../purchases/purchase-record.ts'
import type { RedisServer } from '../redis-server.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'
import { storeServers, type StoreServers } from '../store-servers.ts'

const attempt = attemptId('a')
const items = [itemOf('101')]

describe.each([
  ['a server', storeServers.Redis],
  ['a cluster', storeServers.Cluster]
])('purchases in %s:', (_, start) => {
  let servers: StoreServers
  let redis: RedisServer
  let service: ScriptedService
  let opened: TestGateway[] = []

  beforeAll(async () => {
    servers = await start()
    redis = servers.owner
  })
  afterAll(() => servers.kill())
  beforeEach(async () => {
    await servers.clear()
    service = scriptedService()
  })
  afterEach(async () => {
    await Promise.all(opened.map(gateway => gateway.store.close()))
    opened = []
  })

  /** A gateway whose server is disturbed once, right before that step. */
  function open(
    step: 'claim' | 'renewal' | 'forward',
    disturb: () => Promise<void> | void,
    timeLimit = 60_000
  ): TestGateway {
    const now = () => Date.now()
    const store = createRedisStore(servers.url, now, () => undefined, {
      timeLimit
    })
    let isDone = false
    async function before(own: typeof step): Promise<void> {
      if (own !== step || isDone) return
      isDone = true
      await disturb()
    }
    const gateway = openGateway({
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
    opened.push(gateway)
    return gateway
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

  test('a purchase that was prepared before the server lost all is not sent', async () => {
    const gateway = open('renewal', () => undefined)
    const ready = await gateway.send(gatewayRoutes.ready)
    const { epoch } = v.parse(Readiness, await ready.json())
    await redis.clear()

    const body = { attempt, epoch, items }
    const headers = { Authorization: 'Bearer 1/bearer' }
    const reply = await gateway.post(gatewayRoutes.purchases, body, headers)

    expect((await failureOf(reply)).code).toBe('purchase-unknown')
    expect(arrivals()).toBe(0)
  })

  test.each([
    ['is full', ['maxmemory', '1'], ['maxmemory', '0']],
    [
      'lacks replicas',
      ['min-replicas-to-write', '1'],
      ['min-replicas-to-write', '0']
    ]
  ])(
    'nothing is sent when the server %s, and it can be repeated',
    async (_, bad, good) => {
      const gateway = open('renewal', () => undefined)
      await redis.send(['CONFIG', 'SET', ...bad])

      const refused = await purchase(gateway, attempt, items)
      const sent = arrivals()
      await redis.send(['CONFIG', 'SET', ...good])
      const repeated = await purchase(gateway, attempt, items)

      expect(await failureOf(refused)).toEqual({
        status: 503,
        code: 'gateway-unreachable'
      })
      expect(sent).toBe(0)
      expect(await outcomesOf(repeated)).toEqual({ '101': 'paid' })
      expect(arrivals()).toBe(1)
    }
  )

  test('a claim that a server executes late is withdrawn', async () => {
    const gateway = open('claim', () => redis.pause(), 800)

    const reply = await purchase(gateway, attempt, items)
    redis.resume()

    expect((await failureOf(reply)).code).toBe('gateway-unreachable')
    // Or it was looked up before the server reached the claim.
    const ends = [
      { '101': 'not-sent' },
      { status: 404, code: 'purchase-unseen' }
    ]
    await expect
      .poll(async () => JSON.stringify(ends).includes(await knownText(gateway)))
      .toBe(true)
    expect(arrivals()).toBe(0)
    const other = await purchase(gateway, attemptId('b'), items)
    expect(await outcomesOf(other)).toEqual({ '101': 'paid' })
  })

  test('nothing is sent when the server fails after the claim', async () => {
    const gateway = open('renewal', () => redis.kill())

    const reply = await purchase(gateway, attempt, items)
    const sent = arrivals()
    await redis.start()

    expect(await outcomesOf(reply)).toEqual({ '101': 'not-sent' })
    expect(sent).toBe(0)
    await expect.poll(() => known(gateway)).toEqual({ '101': 'not-sent' })
  })

  test('an outcome is kept while the server is down', async () => {
    const gateway = open('forward', () => redis.kill())

    const reply = await purchase(gateway, attempt, items)
    await redis.start()

    expect(await outcomesOf(reply)).toEqual({ '101': 'paid' })
    await expect.poll(() => known(gateway)).toEqual({ '101': 'paid' })
    const key = purchaseKey(attempt)
    await expect.poll(() => gateway.store.get(key)).toContain('"paid"')
    expect(arrivals()).toBe(1)
  })
})
