import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createRedisStore } from '../store/redis-store.ts'
import { createSqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../core/store.ts'
import { forgetfulStore, type ForgetfulStore } from './forgetful-store.ts'
import { createClock, openGateway, type TestGateway } from './open-gateway.ts'
import { licensePath } from './purchase.ts'
import type { RedisStorage } from './redis-server.ts'
import {
  scriptedService,
  type Script,
  type ScriptedService
} from './scripted-service.ts'
import { storeServers, type StoreName } from './store-servers.ts'

/** A gateway before a scripted service, new for each test of a file. */
export function usePurchases(name: StoreName = 'SQLite') {
  let script: Script
  let service: ScriptedService
  let gateway: TestGateway
  let redis: RedisStorage | undefined
  let opened: Store[] = []
  let file: ForgetfulStore | undefined

  const start = storeServers[name]
  if (start) {
    beforeAll(async () => {
      redis = await start()
    })
    afterAll(() => redis?.kill())
  }

  function openStore(now: () => number): Store {
    if (redis) {
      const store = createRedisStore(redis.url, now, () => undefined)
      opened.push(store)
      return store
    }
    file = forgetfulStore(() => createSqliteStore(':memory:', now))
    opened.push(file.store)
    return file.store
  }

  beforeEach(async () => {
    await redis?.clear()
    script = {}
    service = scriptedService(script)
    const clock = createClock()
    const store = openStore(clock.now)
    gateway = openGateway({ fetch: service.fetch, clock, store })
  })
  afterEach(async () => {
    await Promise.all(opened.map(store => store.close()))
    opened = []
  })

  return {
    get script() {
      return script
    },
    get service() {
      return service
    },
    get gateway() {
      return gateway
    },
    /** How often the service was asked to license. */
    arrivals: () => service.count('POST', licensePath),
    /** Another instance on the same store; its clock may be ahead. */
    secondInstance(ahead = 0): TestGateway {
      const { clock } = gateway
      const now = () => clock.now() + ahead
      const store = redis ? openStore(now) : gateway.store
      const { fetch } = service
      return openGateway({ fetch, store, clock: { ...clock, now } })
    },
    /** To compare with; a Redis server counts the time of the test, too. */
    seconds(length: number): unknown {
      return redis ? expect.closeTo(length, -1) : length
    },
    /** Empties the store under running processes. */
    async forget(): Promise<void> {
      if (redis) await redis.clear()
      else file?.forget()
    },
    /** Lets time pass, for the store too. */
    async move(milliseconds: number): Promise<void> {
      gateway.clock.move(milliseconds)
      await redis?.pass(milliseconds)
    }
  }
}
