import { afterEach, describe, expect, test, vi } from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { largeReply } from '../http/large-service.ts'
import { rawRequest } from '../http/raw-client.ts'
import {
  search,
  short,
  useAttackedGateway
} from '../http/use-attacked-gateway.ts'

const { start, open, openIdler, ask, buy, log, service } = useAttackedGateway()

afterEach(() => {
  vi.useRealTimers()
})

/** A busy machine may not send a whole request within the other limits. */
const unread = { reply: short.reply }

describe('an attacker who never reads a reply', () => {
  test('is disconnected', async () => {
    await start({ times: unread })
    const idler = await openIdler()

    await expect
      .poll(log)
      .toContainEqual(expect.objectContaining({ event: 'reply-stalled' }))
    const received = await idler.rest()
    expect(received.length).toBeLessThan(largeReply)
  })

  test('is disconnected although more requests follow', async () => {
    await start({ times: unread })
    const idler = await openIdler()
    const timer = setInterval(() => idler.socket.write(search), 5)

    await expect
      .poll(log)
      .toContainEqual(expect.objectContaining({ event: 'reply-stalled' }))
    clearInterval(timer)
  })

  test('is disconnected after 30 s, a purchase not even after 110 s', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await start({})
    const buying = buy()
    await service().asked
    await openIdler()
    const stalled = () => log().filter(({ event }) => event === 'reply-stalled')

    vi.advanceTimersByTime(29_000)
    const early = stalled().length
    vi.advanceTimersByTime(5000)
    const late = stalled().length
    vi.advanceTimersByTime(76_000)
    service().license()
    const reply = await buying

    expect([early, late]).toEqual([0, 1])
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('"paid"')
  })

  test('differs from a slow reader, who stays', async () => {
    await start({ times: unread })
    const reader = await open(
      rawRequest('GET /api/v2/images/search?query=cat', { Connection: 'close' })
    )

    const received = await reader.rest()

    expect(received.length).toBeGreaterThan(largeReply)
  })
})

/** A busy machine may send a purchase too late for the limits: once more then. */
async function reachService(): Promise<{ buying: Promise<Response> }> {
  for (;;) {
    const buying = buy()
    const isRefused = await Promise.race([
      service().asked.then(() => false),
      buying.then(({ status }) => status === 408)
    ])
    if (!isRefused) return { buying }
  }
}

test('a purchase is not aborted by the time limits of requests', async () => {
  await start({ times: short })
  const { buying } = await reachService()

  // Each begins later and is ended by its limit.
  const slow = await open(rawRequest('POST /media', { 'Content-Length': '9' }))
  await slow.rest()
  const idler = await openIdler()
  await expect.poll(() => log().at(-1)?.event).toBe('reply-stalled')
  await idler.rest()
  service().license()

  expect((await buying).status).toBe(200)
})

describe('an attacker with 100 clients that never read', () => {
  async function openAll(): Promise<void> {
    await ask('/api/v2/images/search?query=cat').then(reply => reply.text())
    for (let count = 0; count < 100; count += 1) await openIdler()
  }

  test('occupies less memory than five replies', async () => {
    await start({ bounds: { unsentBytes: 5 * largeReply } })

    await openAll()

    expect((await ask(gatewayRoutes.ready)).status).toBe(200)
  })

  test('is counted for each reply that is not shared', async () => {
    await start({ bounds: { unsentBytes: 5 * largeReply } })
    const queries = ['a', 'b', 'c', 'd', 'e', 'f']

    for (const query of queries) {
      await openIdler(rawRequest(`GET /api/v2/images/search?query=${query}`))
    }

    expect((await ask(gatewayRoutes.ready)).status).toBe(503)
  })

  test('is refused above the bound, until the connections are closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const bound = 1024 * 1024
    await start({ bounds: { unsentBytes: bound } })
    await openAll()

    const refused = await ask(gatewayRoutes.ready)
    const health = await ask(gatewayRoutes.health)
    vi.advanceTimersByTime(40_000)

    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await refused.json()).toMatchObject({
      error: { code: 'rate-limited' }
    })
    expect(health.status).toBe(200)
    expect(log()).toContainEqual(
      expect.objectContaining({ route: 'GET /ready', cause: 'overloaded' })
    )
    const overloads = log().filter(({ event }) => event === 'overload')
    expect(overloads).toHaveLength(1)
    expect(overloads[0]?.['unsentBytes']).toBeLessThan(2 * largeReply)
    await expect
      .poll(async () => (await ask(gatewayRoutes.ready)).status)
      .toBe(200)
  })
})

describe('an attacker who opens many connections', () => {
  test('is answered 503, except for /health', async () => {
    await start({ bounds: { connections: 2 } })
    const [first] = [await open(), await open()]

    const refused = await ask(gatewayRoutes.ready)
    const health = await ask(gatewayRoutes.health)
    first?.socket.write(rawRequest('GET /ready', { Connection: 'close' }))

    expect(refused.status).toBe(503)
    expect(refused.headers.get('Connection')).toBe('close')
    expect(refused.headers.has('Retry-After')).toBe(true)
    expect(health.status).toBe(200)
    expect(await first?.rest()).toContain('HTTP/1.1 200 OK')
  })

  test('leaves room once some are closed', async () => {
    await start({ bounds: { connections: 2 } })
    const [first] = [await open(), await open()]
    first?.socket.destroy()

    await expect
      .poll(async () => (await ask(gatewayRoutes.ready)).status)
      .toBe(200)
  })

  test('is dropped above twice the bound', async () => {
    await start({ bounds: { connections: 2 } })
    for (let count = 0; count < 4; count += 1) await open()

    const dropped = await open(rawRequest('GET /health'))

    expect(await dropped.rest()).toBe('')
    expect(log()).toContainEqual({ event: 'overload', connections: 4 })
  })
})

describe('an attacker who pipelines requests', () => {
  test('is answered in order, if they are few', async () => {
    await start({})
    const client = await open(
      rawRequest('GET /health') +
        rawRequest('GET /nowhere') +
        rawRequest('GET /health', { Connection: 'close' })
    )

    const statuses = (await client.rest()).match(/HTTP\/1.1 \d+/g)

    expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  })

  test('is disconnected when there are too many', async () => {
    await start({ bounds: { pipelined: 10 } })

    const client = await open(search.repeat(500))

    expect((await client.rest()).length).toBeLessThan(11 * largeReply)
    const asked = log().filter(({ event }) => event === 'request')
    expect(asked.length).toBeLessThan(12)
  })
})
