import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createClient } from '@redis/client'
import { createRedisStore } from '../../gateway/store/redis-store.ts'
import { openGateway } from '../../gateway/test/open-gateway.ts'
import {
  startRedis,
  type RedisServer
} from '../../gateway/test/redis-server.ts'
import { scriptedService } from '../../gateway/test/scripted-service.ts'
import { atMost, type Figure } from '../figure.ts'
import { buyOne, openPurchases } from './open-purchases.ts'

const signIns = 10_000
const attempts = 100_000
const parallel = 100

/** Until caches and compiled code have their size. */
const warmUps = 3000
/** Longer than any entry lives. */
const longTime = 20 * 365 * 24 * 3_600_000

type Client = Awaited<ReturnType<typeof connect>>

/** What sign-ins under way and attempts occupy, and what is left of them. */
export async function benchMemory(): Promise<Figure[]> {
  const redis = await startRedis()
  const client = await connect(redis.url)
  const store = createRedisStore(
    redis.url,
    () => Date.now(),
    () => undefined
  )
  try {
    const { fetch } = scriptedService()
    const clock = { now: () => Date.now(), move: () => undefined }
    const gateway = openGateway({ fetch, store, clock })
    gateway.config.rateLimits.signIns = { requests: Infinity, seconds: 60 }
    const purchases = openPurchases(store)
    return [
      ...(await measure(
        redis,
        client,
        'sign-in under way',
        signIns,
        async () => {
          const challenge = randomBytes(32).toString('base64url')
          const reply = await gateway.post('/sign-ins', { challenge })
          if (!reply.ok) throw new Error(`Answered ${reply.status}.`)
          gateway.log.length = 0
        }
      )),
      ...(await measure(redis, client, 'attempt', attempts, number =>
        buyOne(purchases, number)
      ))
    ]
  } finally {
    client.destroy()
    await store.close()
    await redis.kill()
  }
}

async function measure(
  redis: RedisServer,
  client: Client,
  name: string,
  count: number,
  work: (number: number) => Promise<void>
): Promise<Figure[]> {
  const empty = await storeMemory(client)
  await repeat(warmUps, work)
  const before = { own: await ownMemory(), store: await storeMemory(client) }
  await repeat(count, number => work(warmUps + number))
  const own = ((await ownMemory()) - before.own) / count
  const stored = ((await storeMemory(client)) - before.store) / count
  await redis.pass(longTime)
  while ((await client.dbSize()) > 0) await client.randomKey()
  const left = ((await storeMemory(client)) - empty) / count
  const note = `${count.toLocaleString('en')} of them`
  return [
    atMost(`memory of the gateway for each ${name}`, own, 100, 'bytes', note),
    atMost(`store for each ${name}`, stored, 4096, 'bytes', note),
    atMost(`store for each ${name} that has expired`, left, 100, 'bytes', note)
  ]
}

/** Some at a time, with numbers from 1 on. */
async function repeat(
  count: number,
  work: (number: number) => Promise<void>
): Promise<void> {
  let begun = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (begun < count) await work((begun += 1))
    })
  )
}

/** Bytes after collections; a stream is only freed by the second one. */
async function ownMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  for (let times = 0; times < 3; times += 1) {
    if (typeof collect === 'function') collect()
    await setImmediate()
  }
  return process.memoryUsage().heapUsed
}

async function storeMemory(client: Client): Promise<number> {
  const info = await client.info('memory')
  return Number(/used_memory:(\d+)/.exec(info)?.[1])
}

function connect(url: string) {
  return createClient({ url }).connect()
}
