import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Session } from '../../contract/session.ts'
import { createRedisStore } from '../../gateway/store/redis-store.ts'
import {
  readLeftBehind,
  readSaved,
  type LeftBehind
} from '../fixtures/left-behind.ts'
import {
  openLeftBehind,
  type LeftBehindStack
} from '../fixtures/open-left-behind.ts'
import { addresses } from '../flows/set-up/open-stack.ts'
import {
  startRedis,
  type RedisServer
} from '../../gateway/test/redis-server.ts'
import type { StoreName } from '../../gateway/test/store-servers.ts'

/** What a version left in this store, new for each test of a file. */
export function useLeftBehind(version: string, name: StoreName) {
  let left: LeftBehind
  let stack: LeftBehindStack
  let redis: RedisServer | undefined

  if (name === 'Redis') {
    beforeAll(async () => {
      redis = await startRedis()
    })
    afterAll(() => redis?.kill())
  }

  async function open(): Promise<LeftBehindStack> {
    if (!redis) return openLeftBehind(left)
    const { url } = redis
    await fillRedis(redis, left)
    const openStore = (now: () => number) =>
      createRedisStore(url, now, () => undefined)
    return openLeftBehind(left, { openStore })
  }

  beforeEach(async () => {
    left = readLeftBehind(version)
    stack = await open()
  })
  afterEach(() => stack.close())

  return {
    get left() {
      return left
    },
    get stack() {
      return stack
    },
    /** As the panel of that version, for the account signed in then: a POST with `json`. */
    ask(route: string, json?: unknown): Promise<Response> {
      const { accessToken } = readSaved(left, 'session') as Session // saved then
      const headers = {
        Authorization: `Bearer ${accessToken}`,
        'Content-Type': 'application/json'
      }
      const post = { method: 'POST', body: JSON.stringify(json) }
      return stack.network.direct(
        new Request(addresses.gateway + route, {
          headers,
          ...(json !== undefined && post)
        })
      )
    }
  }
}

async function fillRedis(
  redis: RedisServer,
  { gatewayRedis }: LeftBehind
): Promise<void> {
  await redis.clear()
  for (const { key, value, life } of gatewayRedis) {
    await redis.send(['SET', key, value, 'PX', String(life)])
  }
}
