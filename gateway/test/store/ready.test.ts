import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gatewayRoutes, Readiness } from '../../../contract/gateway.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { createRedisStore } from '../../store/redis-store.ts'
import { wrapStore } from '../../store/wrap-store.ts'
import type { Store } from '../../core/store.ts'
import { createClock, failureOf, openGateway } from '../open-gateway.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'
import { scriptedService } from '../scripted-service.ts'

function inMemory(now: () => number): Store {
  return createSqliteStore(':memory:', now)
}

/** A store that counts its calls and fails on demand. */
function watchedStore(store: Store) {
  const calls: string[] = []
  const broken = new Set<string>()
  const watched = wrapStore(store, async (operation, work) => {
    calls.push(operation)
    if (broken.has(operation)) throw new Error('disk full')
    return work()
  })
  return { store: watched, calls, broken }
}

function open(make = inMemory) {
  const clock = createClock()
  const watched = watchedStore(make(clock.now))
  const gateway = openGateway({
    fetch: scriptedService().fetch,
    clock,
    store: watched.store
  })
  const send = (path: string) => gateway.send(path)
  return { ...watched, clock, send }
}

describe('/health', () => {
  test('reports that the process runs, without the store', async () => {
    const { send, calls, broken } = open()
    broken.add('get').add('set').add('change').add('claim')

    const reply = await send(gatewayRoutes.health)

    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ ok: true })
    expect(calls).toEqual([])
  })

  test('has no epoch, so that a panel of 0.1 relies on nothing', async () => {
    const { send } = open()
    await send(gatewayRoutes.ready)

    const reply = await send(gatewayRoutes.health)

    expect(await reply.json()).not.toHaveProperty('epoch')
  })
})

describe('/ready', () => {
  test('writes, reads back and returns the epoch', async () => {
    const { send, calls } = open()

    const reply = await send(gatewayRoutes.ready)

    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(v.parse(Readiness, await reply.json()).epoch).toMatch(/^\w{32}$/)
    expect(calls).toContain('set')
  })

  test.each(['set', 'get'])('is 503 when a store fails to %s', async name => {
    const { send, broken } = open()
    broken.add(name)

    const reply = await send(gatewayRoutes.ready)

    expect(await failureOf(reply)).toEqual({
      status: 503,
      code: 'gateway-unreachable'
    })
  })

  test('is 503 when the store loses what was written', async () => {
    const { send } = open(now => ({ ...inMemory(now), set: async () => {} }))

    expect((await send(gatewayRoutes.ready)).status).toBe(503)
  })

  test('writes at most once a second', async () => {
    const { send, calls, clock } = open()
    const writes = () => calls.filter(name => name === 'set').length
    const askAll = () =>
      Promise.all(Array.from({ length: 50 }, () => send(gatewayRoutes.ready)))

    await askAll()
    clock.move(999)
    await askAll()
    const within = writes()
    clock.move(1)
    await askAll()

    expect(within).toBe(1)
    expect(writes()).toBe(2)
  })

  test('writes again after the clock was set back', async () => {
    const { send, calls, clock } = open()
    await send(gatewayRoutes.ready)
    clock.move(-3_600_000)

    await send(gatewayRoutes.ready)

    expect(calls.filter(name => name === 'set')).toHaveLength(2)
  })

  test('is ready again when the store works', async () => {
    const { send, broken, clock } = open()
    broken.add('set')
    const before = await send(gatewayRoutes.ready)
    broken.clear()
    clock.move(1000)

    const after = await send(gatewayRoutes.ready)

    expect([before.status, after.status]).toEqual([503, 200])
  })

  test('returns another epoch immediately after the store was emptied', async () => {
    const { send, store } = open()
    const epoch = async () =>
      v.parse(Readiness, await (await send(gatewayRoutes.ready)).json()).epoch

    const before = await epoch()
    await store.delete('epoch')

    expect(await epoch()).not.toBe(before)
  })
})

describe('a gateway whose Redis server', () => {
  let redis: RedisServer

  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.kill())

  async function statuses(): Promise<number[]> {
    const { send, store } = open(now =>
      createRedisStore(redis.url, now, () => {})
    )
    const health = await send(gatewayRoutes.health)
    const ready = await send(gatewayRoutes.ready)
    await store.close()
    return [health.status, ready.status]
  }

  test('works is ready', async () => {
    expect(await statuses()).toEqual([200, 200])
  })

  test('was demoted is healthy but not ready', async () => {
    await redis.send(['REPLICAOF', '127.0.0.1', '1'])

    expect(await statuses()).toEqual([200, 503])

    await redis.send(['REPLICAOF', 'NO', 'ONE'])
    expect(await statuses()).toEqual([200, 200])
  })

  test('is full is healthy but not ready', async () => {
    await redis.send(['CONFIG', 'SET', 'maxmemory', '1'])

    expect(await statuses()).toEqual([200, 503])

    await redis.send(['CONFIG', 'SET', 'maxmemory', '0'])
    expect(await statuses()).toEqual([200, 200])
  })
})
