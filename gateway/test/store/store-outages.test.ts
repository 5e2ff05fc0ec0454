import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { readGatewayConfig } from '../../core/config.ts'
import type { LogEntry } from '../../core/core.ts'
import { startGateway, type RunningGateway } from '../../server.ts'
import { goodEnv } from '../open-gateway.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'

let redis: RedisServer
let gateway: RunningGateway
let log: LogEntry[] = []

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.kill())
afterEach(() => gateway.close())

async function start(storeTime?: number): Promise<void> {
  log = []
  const config = { ...readGatewayConfig(goodEnv), store: redis.url }
  const { timeLimits } = config
  const store = storeTime ?? timeLimits.store
  gateway = await startGateway({
    config: { ...config, timeLimits: { ...timeLimits, store } },
    port: 0,
    log: entry => log.push(entry)
  })
}

function askReady(): Promise<Response> {
  return fetch(gateway.url + gatewayRoutes.ready)
}

function connectionEvents(): string[] {
  return log.flatMap(({ event }) => (/connection/.test(event) ? event : []))
}

describe('the log of a gateway whose Redis server', () => {
  test('was restarted says that the connection was lost, and is back', async () => {
    await start()

    await redis.kill()
    await expect.poll(connectionEvents).toEqual(['store-connection-lost'])
    await redis.start()

    await expect
      .poll(connectionEvents)
      .toEqual(['store-connection-lost', 'store-connection-back'])
  })

  test('has too few replicas says that it is read-only', async () => {
    await start()
    await redis.send(['CONFIG', 'SET', 'min-replicas-to-write', '1'])

    await askReady()
    await redis.send(['CONFIG', 'SET', 'min-replicas-to-write', '0'])

    const lost = { event: 'store-lost', kind: 'writes', cause: 'read-only' }
    expect(log).toContainEqual(expect.objectContaining(lost))
  })

  test('hangs says that it did not answer in time', async () => {
    await start(800)

    redis.pause()
    await askReady()
    redis.resume()

    const lost = { event: 'store-lost', kind: 'writes', cause: 'timed-out' }
    expect(log).toContainEqual(expect.objectContaining(lost))
  })
})
