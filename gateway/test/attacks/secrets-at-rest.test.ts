import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMetrics } from '../../metrics/create-metrics.ts'
import { createRedisStore } from '../../store/redis-store.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import type { Store } from '../../core/store.ts'
import { createClock, openGateway, type Clock } from '../open-gateway.ts'
import { attemptId } from '../purchase.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'
import { readableIn, quotingService, useEverything } from './use-everything.ts'

interface Place {
  store: Store
  /** All that an attacker finds in it. */
  dump(): Promise<string>
}

let folder: string
let redis: RedisServer | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'))
})
afterEach(async () => {
  await redis?.kill()
  await rm(folder, { recursive: true, force: true })
})

async function inSqlite({ now }: Clock): Promise<Place> {
  async function dump(): Promise<string> {
    const names = await readdir(folder)
    const files = names.map(name => readFile(join(folder, name), 'latin1'))
    return (await Promise.all(files)).join('\n')
  }
  return { store: createSqliteStore(join(folder, 'gateway.db'), now), dump }
}

async function inRedis({ now }: Clock): Promise<Place> {
  const server = await startRedis(folder)
  redis = server
  const store = createRedisStore(server.url, now, () => undefined)
  async function dump(): Promise<string> {
    const names = await readdir(folder, { recursive: true })
    const files = names.filter(name => /\.(aof|rdb)$/.test(name))
    const texts = files.map(name => readFile(join(folder, name), 'latin1'))
    return [...(await server.keys()), ...(await Promise.all(texts))].join('\n')
  }
  return { store, dump }
}

describe.each([
  ['SQLite', inSqlite],
  ['Redis', inRedis]
])('an attacker who reads all that %s has written', (_, open) => {
  test('finds no secret, and not who did what', async () => {
    const clock = createClock()
    const place = await open(clock)
    const service = quotingService()
    const { fetch } = service
    const gateway = openGateway({ fetch, store: place.store, clock })
    const found: string[][] = []
    let last = ''

    await useEverything(gateway, service, async secrets => {
      last = await place.dump()
      found.push(readableIn(last, secrets))
    })

    await place.store.close()
    expect(last).toContain(attemptId('a'))
    expect(found).toEqual(Array.from({ length: 6 }, () => []))
  })
})

describe('an attacker who reads log and metrics', () => {
  test('finds no secret, id or query', async () => {
    const service = quotingService()
    const metrics = createMetrics()
    const gateway = openGateway({ fetch: service.fetch, metrics })
    const found: string[][] = []

    await useEverything(gateway, service, async secrets => {
      const text = JSON.stringify(gateway.log) + (await metrics.print())
      found.push(readableIn(text, secrets))
    })

    const log = JSON.stringify(gateway.log)
    const printed = await metrics.print()
    expect(log).toContain('/sign-ins/{id}/redeem')
    expect(printed).toContain('cleared_')
    expect(log + printed).not.toMatch(/state=|url=|sparrow|[0-9a-f]{32}/)
    expect(found).toEqual(Array.from({ length: 6 }, () => []))
  })
})
