import { join } from 'node:path'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test
} from 'vitest'
import { openStore } from '../../store/open-store.ts'
import { defaultTimeLimits } from '../../core/time-limits.ts'
import {
  createInstances,
  openCountingService,
  type CountingService
} from '../instances.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  lookAt,
  outcomesOf,
  postPurchase,
  purchase,
  readPurchase
} from '../purchase.ts'
import { sample } from '../../../test/sample.ts'
import type { RedisStorage } from '../redis-server.ts'
import { allStoreNames, storeServers } from '../store-servers.ts'

const attempt = attemptId('a')
const items = [itemOf('101'), itemOf('102')]

let service: CountingService
let instances: ReturnType<typeof createInstances>
let stores = 0

beforeAll(async () => {
  instances = createInstances()
})
afterAll(() => instances.end())
beforeEach(async () => {
  service = await openCountingService()
})
afterEach(() => service.close())

const hour = 3_600_000

/** Of the machine's clock, while the gateway is down. */
const steps: [string, number][] = [
  ['', 0],
  [' as the clock jumps ahead by an hour', hour],
  [' as the clock falls back by an hour', -hour]
]

/**
 * When the instance is killed, the fault that does it, how many requests reach
 * the service, and the outcomes of this and of a second attempt.
 */
const kills: [string, string, number, string, string][] = [
  ['before the claim', 'change 1 before', 0, 'not-found', 'paid'],
  ['after the claim', 'change 1 after', 0, 'unknown', 'open'],
  ['before its last look', 'replace 1 before', 0, 'unknown', 'open'],
  ['before it forwards', 'replace 1 after', 0, 'unknown', 'open'],
  ['while it forwards', '', 1, 'unknown', 'open'],
  ['before it saves', 'change 2 before', 1, 'unknown', 'open'],
  ['after it saved', 'change 2 after', 1, 'paid', 'open']
]

const cases = kills.flatMap(([when, ...kill]) =>
  steps.map(([how, step]) => [when + how, step, ...kill] as const)
)

describe.each(allStoreNames)('an attacker at two processes with %s', name => {
  let redis: RedisStorage | undefined
  let store: string

  beforeAll(async () => {
    redis = await storeServers[name]?.()
  })
  afterAll(() => redis?.kill())
  beforeEach(async () => {
    stores += 1
    await redis?.clear()
    store = redis?.url ?? join(instances.folder, `${stores}.db`)
  })

  /** An instance in this process, whose time can pass and whose clock jumps. */
  async function after(milliseconds: number, step = 0): Promise<TestGateway> {
    await redis?.pass(milliseconds)
    const now = () => Date.now() + milliseconds + step
    return openGateway({
      fetch,
      config: { service: service.url },
      clock: { now, move: () => undefined },
      store: openStore(
        { store, timeLimits: defaultTimeLimits },
        now,
        () => undefined
      )
    })
  }

  test('who sends fourteen copies at once has one forwarded', async () => {
    const pair = await Promise.all([
      instances.start(service, store),
      instances.start(service, store)
    ])

    const copies = Array.from({ length: 7 }, () => pair).flat()
    const replies = await Promise.all(
      copies.map(({ url }) => postPurchase(url, attempt, items))
    )

    expect(service.arrived).toEqual([['101', '102']])
    const outcomes = await Promise.all(replies.map(outcomesOf))
    expect(outcomes).toContainEqual({ '101': 'paid', '102': 'paid' })
    outcomes.forEach(one =>
      expect(['paid', 'sending']).toContain(Object.values(one)[0])
    )
  })

  test('who licenses in two windows has each asset forwarded once', async () => {
    const [one, other] = await Promise.all([
      instances.start(service, store),
      instances.start(service, store)
    ])
    const all = Array.from({ length: 50 }, (_, index) => itemOf(`${index}`))

    await Promise.all([
      postPurchase(one.url, attempt, all),
      postPurchase(other.url, attemptId('b'), all.toReversed())
    ])

    expect(service.arrived.flat().toSorted()).toEqual(
      all.map(({ assetId }) => assetId).toSorted()
    )
  })

  test.each(sample(cases, 2))(
    'who kills one %s has nothing sent again',
    async (_, step, killAt, arrivals, outcome, second) => {
      const first = await instances.start(service, store, killAt)
      if (!killAt) {
        service.onLicense = async () => {
          first.process.kill('SIGKILL')
          await first.ended
        }
      }

      const cut = postPurchase(first.url, attempt, items)
      await expect(cut).rejects.toThrow('fetch failed')
      await first.ended
      const sent = service.arrived.length
      service.onLicense = async () => {}
      const later = await after(120_001, step)
      const look = await lookAt(later, attempt)
      const copies = await Promise.all(
        Array.from({ length: 7 }, () => purchase(later, attempt, items))
      )
      const sentByCopies = service.arrived.length - sent
      const other = await purchase(later, attemptId('b'), items)

      expect(sent).toBe(arrivals)
      // A lease in SQLite is as long as the clock was set back.
      const isLeased = name === 'SQLite' && step < 0 && outcome === 'unknown'
      const known = isLeased ? 'sending' : outcome
      const expected = known === 'not-found' ? 'not-sent' : known
      expect(look.status).toBe(outcome === 'not-found' ? 404 : 200)
      for (const copy of copies) {
        const both = { '101': expected, '102': expected }
        expect(await outcomesOf(copy)).toEqual(both)
      }
      expect(sentByCopies).toBe(0)
      expect((await readPurchase(other)).items[0]?.outcome).toBe(second)
      await later.store.close()
    }
  )
})
