import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../../core/store.ts'
import { createRedisStore } from '../../store/redis-store.ts'
import { startCluster } from '../redis-cluster.ts'
import { startGroup } from '../redis-sentinel.ts'
import type { RedisStorage } from '../redis-server.ts'
import { describeStore } from './store.contract.ts'

function describeKind(name: string, start: () => Promise<RedisStorage>): void {
  describe.each([name])('with %s', () => {
    let redis: RedisStorage
    let store: Store
    let time: () => number

    beforeAll(async () => {
      redis = await start()
      store = createRedisStore(
        redis.url,
        () => time(),
        () => undefined,
        { timeLimit: 60_000 }
      )
    })
    afterAll(async () => {
      await store.close()
      await redis.kill()
    })

    describeStore(`a store in ${name}`, {
      // One for all: these clients take a while to create.
      open: async now => {
        time = now
        await redis.clear()
        return { ...store, close: async () => undefined }
      },
      pass: milliseconds => redis.pass(milliseconds)
    })
  })
}

describeKind('a cluster of three nodes', startCluster)
describeKind('a group with a Sentinel', startGroup)
