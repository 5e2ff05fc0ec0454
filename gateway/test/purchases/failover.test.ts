import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readEpoch } from '../../store/read-epoch.ts'
import { createRedisStore } from '../../store/redis-store.ts'
import type { Core } from '../../core/core.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  lookAt,
  outcomesOf,
  purchase
} from '../purchase.ts'
import { startCluster } from '../redis-cluster.ts'
import { startGroup } from '../redis-sentinel.ts'
import { scriptedService } from '../scripted-service.ts'

const attempt = attemptId('a')
const items = [itemOf('101')]

interface Servers {
  url: string
  /** For whatever has the purchases. */
  failOver(): Promise<void>
  end(): Promise<unknown>
}

async function group(): Promise<Servers> {
  const servers = await startGroup()
  return { ...servers, end: servers.kill }
}

async function cluster(): Promise<Servers> {
  const servers = await startCluster(undefined, { isReplicated: true })
  const failOver = () => servers.failOver('cleared:{purchases}')
  return { ...servers, failOver, end: servers.kill }
}

describe.each([
  ['a group with a Sentinel', group],
  ['a cluster', cluster]
])('when a replica takes over in %s', (_, start) => {
  let servers: Servers
  const opened: TestGateway[] = []

  beforeAll(async () => {
    servers = await start()
  })
  afterEach(async () => {
    await Promise.all(opened.map(({ store }) => store.close()))
  })
  afterAll(() => servers.end())

  function open(serve: typeof fetch): TestGateway {
    const now = () => Date.now()
    const gateway = openGateway({
      clock: { now, move: () => undefined },
      fetch: serve,
      store: createRedisStore(servers.url, now, () => undefined)
    })
    opened.push(gateway)
    return gateway
  }

  test('a purchase in flight is kept, and sent once', async () => {
    const service = scriptedService()
    const first = open(async (input, init) => {
      if (init?.method === 'POST') await servers.failOver()
      return service.fetch(input, init)
    })
    const second = open(service.fetch)
    const epoch = await epochOf(second)

    const reply = await purchase(first, attempt, items)

    expect(await outcomesOf(reply)).toEqual({ '101': 'paid' })
    await expect
      .poll(async () => {
        const look = await lookAt(second, attempt)
        return look.status === 200 ? outcomesOf(look) : null
      })
      .toEqual({ '101': 'paid' })
    const copy = await purchase(second, attempt, items)
    const other = await purchase(second, attemptId('b'), items)
    expect(await outcomesOf(copy)).toEqual({ '101': 'paid' })
    expect(await outcomesOf(other)).toEqual({ '101': 'open' })
    expect(service.count('POST', licensePath)).toBe(1)
    expect(await epochOf(second)).toBe(epoch)
  })
})

function epochOf({ store }: TestGateway): Promise<string> {
  const now = () => Date.now()
  const randomBytes = (size: number) => new Uint8Array(size)
  return readEpoch({ store, now, randomBytes } as Core) // all it needs
}
