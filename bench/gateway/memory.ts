import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createRedisStore } from '../../gateway/store/redis-store.ts'
import { openGateway } from '../../gateway/test/open-gateway.ts'
import {
  startRedis,
  type RedisServer
} from '../../gateway/test/redis-server.ts'
import { scriptedService } from '../../gateway/test/scripted-service.ts'
import { collectGarbage } from '../../test/collect-garbage.ts'
import { atMost, type Figure } from '../figure.ts'
import { buyOne, openPurchases } from './open-purchases.ts'

const signIns = 10_000
const attempts = 100_000
const parallel = 100

/** Until caches and compiled code have their size. */
const warmUps = 3000
/** Longer than any entry lives. */
const longTime = 20 * 365 * 24 * 3_600_000

/** What sign-ins under way and attempts occupy, and what is left of them. */
export async function benchMemory(): Promise<Figure[]> {
  const redis = await startRedis()
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
      ...(await measure(redis, 'sign-in under way', signIns, async () => {
        const challenge = randomBytes(32).toString('base64url')
        const reply = await gateway.post('/sign-ins', { challenge })
        if (!reply.ok) throw new Error(`Answered ${reply.status}.`)
        gateway.log.length = 0
      })),
      ...(await measure(redis, 'attempt', attempts, number =>
        buyOne(purchases, number)
      ))
    ]
  } finally {
    await store.close()
    await redis.kill()
  }
}

async function measure(
  redis: RedisServer,
  name: string,
  count: number,
  work: (number: number) => Promise<void>
): Promise<Figure[]> {
  const empty = await redis.usedMemory()
  await repeat(warmUps, work)
  const before = { own: await ownMemory(), store: await redis.usedMemory() }
  await repeat(count, number => work(warmUps + number))
  const own = ((await ownMemory()) - before.own) / count
  const stored = ((await redis.usedMemory()) - before.store) / count
  await redis.pass(longTime)
  while ((await redis.keys()).length > 0) await setImmediate()
  const left = ((await redis.usedMemory()) - empty) / count
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
  for (let times = 0; times < 3; times += 1) {
    collectGarbage()
    await setImmediate()
  }
  return process.memoryUsage().heapUsed
}
