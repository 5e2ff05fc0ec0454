import { randomBytes } from 'node:crypto'
import dns from 'node:dns'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test,
  vi
} from 'vitest'
import { Readiness } from '../../../contract/gateway.ts'
import { readGatewayConfig } from '../../core/config.ts'
import { startGateway } from '../../server.ts'
import {
  createRedisStore,
  type RedisStoreOptions
} from '../../store/redis-store.ts'
import type { Core } from '../../core/core.ts'
import { inGroup, type Store } from '../../core/store.ts'
import { readEpoch } from '../../store/read-epoch.ts'
import { createClock, goodEnv } from '../open-gateway.ts'
import { openForwarder } from './forwarder.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'
import { describeStore } from './store.contract.ts'

let redis: RedisServer
let opened: Store[] = []

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.kill())
afterEach(async () => {
  await Promise.all(opened.map(store => store.close()))
  opened = []
})

function open(
  now: () => number,
  report: (problem: string | null) => void = ignore,
  options?: RedisStoreOptions
) {
  const store = createRedisStore(redis.url, now, report, options)
  opened.push(store)
  return store
}

function ignore(): void {}

describeStore('a Redis store', {
  open: async now => {
    await redis.clear()
    return open(now)
  },
  pass: milliseconds => redis.pass(milliseconds)
})

describe('two Redis stores on one server', () => {
  test('share their entries', async () => {
    await redis.clear()
    const stores = [1, 2].map(() => open(() => 0))

    const claims = await Promise.all(
      stores.map((store, index) => store.claim('key', `${index}`, 60_000))
    )
    const counts = await Promise.all(
      stores.map(store => store.count('count', 60_000))
    )

    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  test('agree on expiry although their clocks differ', async () => {
    await redis.clear()
    const clock = createClock()
    const early = open(clock.now)
    const late = open(() => clock.now() + 3_600_000)

    await early.set('key', 'value', clock.now() + 60_000)
    const seen = await late.get('key')
    await redis.pass(60_000)

    expect(seen).toBe('value')
    expect(await late.get('key')).toBeNull()
  })

  test('only use keys with their prefix, and without groups', async () => {
    await redis.clear()
    const store = open(() => 0)
    await store.set('key', 'value', 60_000)
    await store.set(inGroup('group', 'other'), 'value', 60_000)

    const keys = await redis.keys()
    expect(keys.toSorted()).toEqual(['cleared:key', 'cleared:other'])
  })
})

describe('two gateways on one Redis server', () => {
  test('report the same epoch, until it loses its content', async () => {
    await redis.clear()
    const config = { ...readGatewayConfig(goodEnv), store: redis.url }
    const gateways = await Promise.all(
      [1, 2].map(() => startGateway({ config, port: 0, log: ignore }))
    )
    const ask = async () =>
      Promise.all(
        gateways.map(async ({ url }) => {
          const response = await fetch(`${url}/ready`)
          return v.parse(Readiness, await response.json()).epoch
        })
      )

    const [one, two] = await ask()
    await redis.clear()
    const [three] = await ask()

    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(two).toBe(one)
    expect(three).not.toBe(one)
    await Promise.all(gateways.map(gateway => gateway.close()))
  })
})

describe('a Redis store whose server', () => {
  test('was killed fails, recovers, and reports both once', async () => {
    const problems: (string | null)[] = []
    const store = open(
      () => 0,
      problem => problems.push(problem)
    )
    await store.set('key', 'value', 60_000)

    await redis.kill()
    await expect(store.get('key')).rejects.toThrow(/closed|ECONNREFUSED/i)
    await expect(store.claim('key', 'other', 60_000)).rejects.toThrow(
      /closed|ECONNREFUSED/i
    )
    await redis.start()

    await expect
      .poll(() =>
        store.set('key', 'again', 60_000).then(() => store.get('key'))
      )
      .toBe('again')
    expect(problems).toEqual([expect.any(String), null])
  })

  test('is not started yet fails, and works after the start', async () => {
    await redis.kill()
    const store = open(() => 0)
    await expect(store.get('key')).rejects.toThrow('ECONNREFUSED')
    await redis.start()

    await expect.poll(() => store.claim('new', 'a', 90_000)).toBe(true)
  })

  test('was demoted is searched again, and found at its new address', async () => {
    const other = await startRedis()
    const toRedis = await openForwarder(redis.url)
    const lookUp = vi.spyOn(dns, 'lookup')
    const problems: (string | null)[] = []
    const store = createRedisStore(
      toRedis.url.replace('127.0.0.1', 'localhost'),
      () => 0,
      problem => problems.push(problem)
    )
    opened.push(store)
    await store.set('key', 'old', 60_000)
    const looks = lookUp.mock.calls.length

    await redis.send(['REPLICAOF', '127.0.0.1', '1'])
    toRedis.leadTo(other.url)
    await expect(store.set('key', 'new', 60_000)).rejects.toThrow('READONLY')

    await expect
      .poll(() => store.set('key', 'new', 60_000).then(() => store.get('key')))
      .toBe('new')
    expect(problems).toEqual([expect.stringContaining('READONLY'), null])
    expect(lookUp.mock.calls.length).toBeGreaterThan(looks)
    lookUp.mockRestore()
    await redis.send(['REPLICAOF', 'NO', 'ONE'])
    toRedis.close()
    await other.kill()
  })

  test('stays demoted is searched once a second', async () => {
    const toRedis = await openForwarder(redis.url)
    const store = createRedisStore(toRedis.url, () => 0, ignore)
    opened.push(store)
    await store.get('key')
    await redis.send(['REPLICAOF', '127.0.0.1', '1'])

    for (let count = 0; count < 20; count += 1) {
      await expect(store.set('key', 'new', 60_000)).rejects.toThrow('READONLY')
    }

    expect(toRedis.connections()).toBeLessThan(5)
    await redis.send(['REPLICAOF', 'NO', 'ONE'])
    toRedis.close()
  })

  test('is slow fails the slow command, and no other in flight', async () => {
    const store = open(() => 0, ignore, { timeLimit: 800 })
    await store.set('key', 'a', 60_000)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())

    redis.pause()
    const slow = store.get('key').catch(String)
    vi.advanceTimersByTime(500)
    const later = store.get('key')
    vi.advanceTimersByTime(500)
    const failure = await slow
    redis.resume()

    expect(failure).toContain('in time')
    expect(await later).toBe('a')
  })

  test('is full refuses writes, and works again with more memory', async () => {
    const store = open(() => 0)
    await store.set('key', 'a', 60_000)
    await redis.send(['CONFIG', 'SET', 'maxmemory', '1'])

    await expect(store.set('key', 'b', 60_000)).rejects.toThrow('OOM')
    await expect(store.count('count', 60_000)).rejects.toThrow('OOM')
    expect(await store.get('key')).toBe('a')
    await redis.send(['CONFIG', 'SET', 'maxmemory', '0'])

    expect(await store.claim('full', 'b', 60_000)).toBe(true)
  })

  test('is loading fails, and works once it has loaded', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'loading-'))
    const kept = await startRedis(undefined, { more: ['--dir', folder] })
    const store = createRedisStore(kept.url, () => 0, ignore)
    opened.push(store)
    await store.set('key', 'a', 90_000)
    const fill = "for i = 1, 2000 do redis.call('SET', i, ('a'):rep(99)) end"
    await kept.send(['EVAL', fill, '0'])
    await kept.send(['SAVE'])
    await kept.kill()

    const loading = kept.start([
      '--key-load-delay', // in microseconds
      '500',
      '--loading-process-events-interval-bytes',
      '1024'
    ])
    await expect
      .poll(() => store.get('key').catch(String), { interval: 5 })
      .toContain('LOADING')
    await loading

    await expect.poll(() => store.get('key').catch(String)).toBe('a')
    await kept.kill()
    await rm(folder, { recursive: true })
  })

  test('returns empty has another epoch', async () => {
    const store = open(() => 0)
    const epoch = () =>
      readEpoch({ store, now: () => 0, randomBytes } as unknown as Core) // all it needs

    const before = await epoch()
    await redis.kill()
    await redis.start()
    await expect.poll(() => store.get('key').catch(String)).toBeNull()

    expect(await epoch()).not.toBe(before)
  })

  test('hangs fails within the time limit, and recovers', async () => {
    const store = open(() => 0, ignore, { timeLimit: 800 })
    await store.set('hung', 'a', 60_000)

    redis.pause()
    await expect(store.get('hung')).rejects.toThrow('in time')
    redis.resume()

    await expect.poll(() => store.get('hung')).toBe('a')
  })
})
