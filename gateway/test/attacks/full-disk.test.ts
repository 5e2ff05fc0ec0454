import { describe, expect, test } from 'vitest'
import type { Store } from '../../core/store.ts'
import { createRedisStore } from '../../store/redis-store.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { wrapStore } from '../../store/wrap-store.ts'
import {
  createClock,
  failureOf,
  openGateway,
  type Clock,
  type TestGateway
} from '../open-gateway.ts'
import {
  itemOf,
  licensePath,
  lookAt,
  outcomesOf,
  purchase
} from '../purchase.ts'
import { startRedis } from '../redis-server.ts'
import { scriptedService } from '../scripted-service.ts'

/** A store on a disk, or in a memory, that fills. */
interface Place {
  store: Store
  /** Before the next write; what is there can still be read. */
  fill(): Promise<void>
  free(): Promise<void>
  close(): Promise<void>
}

async function onDisk({ now }: Clock): Promise<Place> {
  const store = createSqliteStore(':memory:', now)
  let isFull = false

  /** What SQLite does then: the change is rolled back. */
  async function write<T>(work: () => Promise<T>): Promise<T> {
    if (!isFull) return work()
    const full = new Error('database or disk is full')
    throw Object.assign(full, { code: 'SQLITE_FULL' })
  }

  return {
    store: watchWrites(store, write),
    fill: async () => void (isFull = true),
    free: async () => void (isFull = false),
    close: () => store.close()
  }
}

async function inMemory({ now }: Clock): Promise<Place> {
  const redis = await startRedis()
  const store = createRedisStore(redis.url, now, () => undefined)
  const limit = (bytes: string) =>
    redis.send(['CONFIG', 'SET', 'maxmemory', bytes])
  return {
    store,
    fill: () => limit('1'),
    free: () => limit('0'),
    async close() {
      await store.close()
      await redis.kill()
    }
  }
}

function watchWrites(
  store: Store,
  write: <T>(work: () => Promise<T>) => Promise<T>
): Store {
  return wrapStore(store, (operation, work) =>
    operation === 'get' || operation === 'timeLeft' ? work() : write(work)
  )
}

/** The outcome of all assets, or the code of the failure. */
async function endOf(reply: Promise<Response>): Promise<string> {
  const response = await reply
  if (response.status !== 200) return (await failureOf(response)).code
  return Object.values(await outcomesOf(response)).join(' ')
}

describe.each([
  ['SQLite', onDisk],
  ['Redis', inMemory]
])('an attacker who fills the store, which is %s,', (_, openPlace) => {
  test('has nothing sent twice and no license lost, whenever it fills', async () => {
    const clock = createClock()
    const place = await openPlace(clock)
    const service = scriptedService()
    const arrivals = () => service.count('POST', licensePath)
    let writes = 0
    let fullAt = 0
    const { fetch } = service
    const store = watchWrites(place.store, async work => {
      writes += 1
      if (writes === fullAt) await place.fill()
      return work()
    })
    const open = () => openGateway({ fetch, store, clock })
    const ends: Record<string, string | number>[] = []
    await purchase(open(), attemptOf(0, '0'), [itemOf('1000')])
    const all = writes

    for (let number = 1; number <= all; number += 1) {
      const gateway = open()
      const [attempt, other] = [attemptOf(number, '0'), attemptOf(number, 'e')]
      const items = [itemOf(`${number}1`)]
      const before = arrivals()
      fullAt = writes + number

      const reported = await endOf(purchase(gateway, attempt, items))
      const copy = await endOf(purchase(gateway, attempt, items))
      const sent = arrivals() - before
      const isReady = (await gateway.send('/ready')).status === 200
      await place.free()
      const afterwards = await settled(gateway, attempt)
      const restarted = await endOf(purchase(open(), attempt, items))
      const second = await endOf(purchase(open(), other, items))

      ends.push({ reported, sent, afterwards, restarted, second })
      expect(['gateway-unreachable', reported]).toContain(copy)
      expect(isReady).toBe(false)
      expect(arrivals() - before).toBe(1)
    }

    await place.close()
    const never = { sent: 0, second: 'paid' }
    const allowed = [
      {
        reported: 'paid',
        sent: 1,
        afterwards: 'paid',
        restarted: 'paid',
        second: 'open'
      },
      {
        ...never,
        reported: 'not-sent',
        afterwards: 'not-sent',
        restarted: 'not-sent'
      },
      {
        ...never,
        reported: 'gateway-unreachable',
        afterwards: 'purchase-unseen',
        restarted: 'not-sent'
      }
    ]
    ends.forEach(end => expect(allowed).toContainEqual(end))
    allowed.forEach(end => expect(ends).toContainEqual(end))
  })
})

function attemptOf(number: number, digit: string): string {
  return number.toString(16).padStart(32, digit)
}

/** What the gateway says once the store could take it. */
async function settled(gateway: TestGateway, attempt: string): Promise<string> {
  let said = ''
  await expect
    .poll(async () => {
      said = await endOf(lookAt(gateway, attempt))
      return gateway.store.get(`purchase:${attempt}`)
    })
    .not.toMatch(/"sending"/)
  return said
}
