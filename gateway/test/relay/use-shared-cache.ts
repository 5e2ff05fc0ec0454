import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createRedisStore } from '../../store/redis-store.ts'
import type { GatewayConfig } from '../../core/config.ts'
import type { Store } from '../../core/store.ts'
import {
  createClock,
  openGateway,
  type Clock,
  type TestGateway
} from '../open-gateway.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'

export const searchPath = '/api/v2/images/search?query=sea'
export const minute = 60_000

interface InstanceSetting {
  /** Milliseconds by which its clock is. */
  ahead?: number
  /** How it is configured differently. */
  config?: Partial<GatewayConfig>
  /** Whether it waits as long as a busy machine may need. */
  isPatient?: boolean
}

type Answer = (sent: Headers) => Response | Promise<Response>

/** A reply of the service that may be shared for a minute. */
export function found(
  data: unknown[],
  headers: Record<string, string> = {}
): Response {
  const control = { 'Cache-Control': 'max-age=60', ETag: '"one"', ...headers }
  return Response.json({ data }, { headers: control })
}

export async function search(
  gateway: TestGateway,
  init?: RequestInit
): Promise<unknown> {
  return (await gateway.send(searchPath, init)).json()
}

/** Instances on one Redis server, which is empty at the start of each test. */
export function useSharedCache() {
  let redis: RedisServer
  let clock: Clock
  let stores: Store[]
  let calls: Headers[]
  let answer: Answer

  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.kill())
  beforeEach(async () => {
    await redis.clear()
    await redis.send(['CONFIG', 'SET', 'maxmemory', '0'])
    clock = createClock()
    stores = []
    calls = []
    answer = () => found(['sea'])
  })
  afterEach(() => Promise.all(stores.map(store => store.close())))

  function openInstance({
    ahead = 0,
    config,
    isPatient = true
  }: InstanceSetting = {}): TestGateway {
    const now = () => clock.now() + ahead
    const store = createRedisStore(redis.url, now, () => undefined)
    stores.push(store)
    return openGateway({
      fetch: async (_input, init) => {
        const sent = new Headers(init?.headers)
        calls.push(sent)
        return answer(sent)
      },
      store,
      clock: { ...clock, now },
      ...(isPatient && { timeout: () => new AbortController().signal }),
      config: { store: redis.url, ...config }
    })
  }

  async function entryKey(): Promise<string> {
    const find = async () =>
      (await redis.keys()).find(key => key.includes('reply:'))
    await expect.poll(find).toBeDefined()
    return (await find()) ?? ''
  }

  return {
    get redis() {
      return redis
    },
    /** Requests that reached the service. */
    get calls() {
      return calls
    },
    answerWith: (next: Answer) => void (answer = next),
    openInstance,
    /** The key of the one reply, once it is in the store. */
    entryKey,
    /** Searches on an instance and returns the key of its stored reply. */
    async searchAndShare(): Promise<string> {
      expect(await search(openInstance())).toEqual({ data: ['sea'] })
      return entryKey()
    },
    read: async (key: string) => String(await redis.ask(['GET', key])),
    /** Stores an entry for a minute. */
    write: (key: string, text: string) =>
      redis.send(['SET', key, text, 'PX', `${minute}`]),
    /** Lets time pass, for the store too. */
    async move(milliseconds: number): Promise<void> {
      clock.move(milliseconds)
      await redis.pass(milliseconds)
    }
  }
}
