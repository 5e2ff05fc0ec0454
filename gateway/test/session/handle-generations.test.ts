import { randomBytes } from 'node:crypto'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test
} from 'vitest'
import { createSealer } from '../../sealing/sealer.ts'
import { createRedisStore } from '../../store/redis-store.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import type { Store } from '../../core/store.ts'
import { onceOnlyTokens } from './once-only-tokens.ts'
import {
  createClock,
  failureOf,
  openGateway,
  type Clock,
  type TestGateway
} from '../open-gateway.ts'
import { refresh, refreshed, signIn } from '../panel-session.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'
import {
  scriptedService,
  type Script,
  type ScriptedService
} from '../scripted-service.ts'

/** Longer than a lost reply can be asked for again. */
const aWhile = 31_000

let redis: RedisServer
let script: Script
let service: ScriptedService

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.kill())

beforeEach(() => {
  script = {}
  service = scriptedService(script)
})

interface Place {
  name: string
  open(clock: Clock): Store
  empty(): Promise<unknown>
  /** Lets all ends come sooner. */
  pass(milliseconds: number): Promise<void>
}

function placeOfSqlite(): Place {
  let store: Store | undefined
  return {
    name: 'SQLite',
    open: ({ now }) => (store = createSqliteStore(':memory:', now)),
    async empty() {
      // What a session leaves in it.
      for (const key of kept) await store?.delete(key)
    },
    pass: async () => undefined
  }
}

const placeOfRedis = (): Place => ({
  name: 'Redis',
  open: ({ now }) => createRedisStore(redis.url, now, () => undefined),
  empty: () => redis.clear(),
  pass: milliseconds => redis.pass(milliseconds)
})

let kept = new Set<string>()

describe.each([placeOfSqlite(), placeOfRedis()])(
  'handles of a session, kept in $name,',
  place => {
    let gateway: TestGateway
    let clock: Clock

    beforeEach(async () => {
      kept = new Set()
      clock = createClock()
      const store = place.open(clock)
      await place.empty()
      gateway = openGateway({
        fetch: service.fetch,
        clock,
        store: {
          ...store,
          change(changes) {
            changes.forEach(({ key }) => kept.add(key))
            return store.change(changes)
          }
        }
      })
    })

    afterEach(() => gateway.store.close())

    async function pass(milliseconds: number): Promise<void> {
      clock.move(milliseconds)
      await place.pass(milliseconds)
    }

    async function next(handle: string): Promise<string> {
      return (await refreshed(gateway, handle)).handle
    }

    const isOver = { status: 401, code: 'session-expired' }

    test('end the session when one is used that was replaced twice', async () => {
      const { handle: first } = await signIn(gateway)
      const second = await next(first)
      const third = await next(second)
      await pass(aWhile)

      const old = await failureOf(await refresh(gateway, first))

      expect(old).toEqual(isOver)
      expect(await failureOf(await refresh(gateway, third))).toEqual(isOver)
      expect(await failureOf(await refresh(gateway, second))).toEqual(isOver)
      expect(gateway.log).toContainEqual(
        expect.objectContaining({ event: 'stale-handle', behind: 2 })
      )
    })

    test('are valid up to the one before the newest', async () => {
      const tokens = onceOnlyTokens()
      script.token = form => tokens.answer(form)
      const { handle: first } = await signIn(gateway)
      const second = await next(first)
      await pass(aWhile)

      const again = await next(first)
      await pass(aWhile)

      expect(await next(second)).not.toBe(second)
      expect(await next(again)).not.toBe(again)
      expect(tokens.refused).toBe(0)
      expect(gateway.log).not.toContainEqual(
        expect.objectContaining({ event: 'stale-handle' })
      )
    })

    test('can be repeated for half a minute', async () => {
      const { handle: first } = await signIn(gateway)
      const second = await next(first)
      const third = await next(second)

      const early = await next(first)

      expect(early).toBe(second)
      expect((await refresh(gateway, third)).status).toBe(200)
    })

    test('survive any number of lost replies', async () => {
      const { handle: first } = await signIn(gateway)

      for (let lost = 0; lost < 4; lost += 1) {
        expect((await refresh(gateway, first)).status).toBe(200)
        await pass(aWhile)
      }

      expect((await refresh(gateway, first)).status).toBe(200)
    })

    test('survive lost replies of a service whose refresh tokens are valid once', async () => {
      const tokens = onceOnlyTokens()
      script.token = form => tokens.answer(form)
      const { handle: first } = await signIn(gateway)

      for (let lost = 0; lost < 3; lost += 1) {
        expect((await refresh(gateway, first)).status).toBe(200)
        await pass(aWhile)
      }
      const second = await next(first)
      await pass(aWhile)

      expect((await refresh(gateway, second)).status).toBe(200)
      expect(tokens.refused).toBe(0)
    })

    test('survive a service that fails after it sent a token', async () => {
      const tokens = onceOnlyTokens()
      script.token = form => tokens.answer(form)
      const { handle: first } = await signIn(gateway)
      script.details = () => new Response('', { status: 500 })

      const failed = await failureOf(await refresh(gateway, first))
      delete script.details
      const later = await refresh(gateway, first)

      expect(failed.code).toBe('service-failed')
      expect(later.status).toBe(200)
      expect(tokens.refused).toBe(0)
    })

    test('of two windows that refresh simultaneously are the same', async () => {
      const { handle: first } = await signIn(gateway)
      const second = openGateway({
        fetch: service.fetch,
        clock,
        store: gateway.store
      })

      const sessions = await Promise.all([
        refreshed(gateway, first),
        refreshed(second, first),
        refreshed(gateway, first),
        refreshed(second, first)
      ])
      const handles = sessions.map(({ handle }) => handle)

      expect(new Set(handles).size).toBe(1)
      await pass(aWhile)
      expect((await refresh(gateway, handles[0] ?? '')).status).toBe(200)
    })

    test('work without a stored generation after the store was emptied', async () => {
      const { handle: first } = await signIn(gateway)
      const second = await next(first)
      const third = await next(second)
      await place.empty()

      const fourth = await next(third)
      await pass(aWhile)

      expect((await refresh(gateway, fourth)).status).toBe(200)
      await pass(aWhile)
      expect(await failureOf(await refresh(gateway, second))).toEqual(isOver)
      expect(await failureOf(await refresh(gateway, fourth))).toEqual(isOver)
    })

    test('keep their own token if the store lost the last write', async () => {
      const tokens = onceOnlyTokens()
      script.token = form => tokens.answer(form)
      const { handle: first } = await signIn(gateway)
      const second = await next(first)
      const key = [...kept].find(one => one.includes('rotation')) ?? ''
      const rotation = (await gateway.store.get(key)) ?? ''
      const third = await next(second)
      await gateway.store.set(key, rotation, clock.now() + 3_600_000)

      expect((await refresh(gateway, third)).status).toBe(200)
      expect(tokens.refused).toBe(0)
    })

    test('of 0.1 without a generation are accepted', async () => {
      const sealer = createSealer(gateway.config.sealingSecrets, randomBytes)
      const content = {
        id: 'a'.repeat(32),
        userId: '1001',
        refreshToken: '3/refresh-of-0.1',
        endsAt: clock.now() + 3_600_000
      }
      const text = JSON.stringify(content)
      const old = sealer.seal('handle', text, 'session')

      await next(old)
      await pass(aWhile)
      const first = await next(old)
      const second = await next(first)
      await pass(aWhile)

      expect((await refresh(gateway, second)).status).toBe(200)
      expect(await failureOf(await refresh(gateway, old))).toEqual(isOver)
    })
  }
)
