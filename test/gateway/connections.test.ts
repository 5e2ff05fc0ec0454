import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { readGatewayConfig, type GatewayConfig } from '../../gateway/config.ts'
import type { LogEntry } from '../../gateway/core.ts'
import { startGateway, type RunningGateway } from '../../gateway/server.ts'
import {
  largeReply,
  openLargeService,
  type LargeService
} from './large-service.ts'
import { goodEnv } from './open-gateway.ts'
import { attemptId, itemOf } from './purchase-setting.ts'
import { openRaw, rawRequest, type RawClient } from './raw-client.ts'

let service: LargeService
let gateway: RunningGateway
let clients: RawClient[]
let log: LogEntry[]

beforeEach(async () => {
  service = await openLargeService()
  clients = []
  log = []
})
afterEach(async () => {
  clients.forEach(({ socket }) => socket.destroy())
  service.license()
  await gateway.close()
  service.close()
  vi.useRealTimers()
})

const search = rawRequest('GET /api/v2/images/search?query=cat')

/** Limits of time too short for a test to notice. */
const short = { head: 60, request: 120, reply: 100 }

async function start({
  times = {},
  bounds = {}
}: {
  times?: Partial<GatewayConfig['timeLimits']>
  bounds?: Partial<GatewayConfig['bounds']>
}): Promise<void> {
  const config = readGatewayConfig(goodEnv)
  gateway = await startGateway({
    config: {
      ...config,
      service: service.url,
      timeLimits: { ...config.timeLimits, ...times },
      bounds: { ...config.bounds, ...bounds }
    },
    port: 0,
    log: entry => log.push(entry),
    patience: 20
  })
}

async function open(text?: string): Promise<RawClient> {
  const client = await openRaw(gateway.url, text)
  clients.push(client)
  return client
}

/** Asks for a large reply and never reads it. */
async function openIdler(text = search): Promise<RawClient> {
  const idler = await open(text)
  await idler.begun()
  return idler
}

function ask(path: string): Promise<Response> {
  return fetch(gateway.url + path, { headers: { Connection: 'close' } })
}

function buy(): Promise<Response> {
  return fetch(gateway.url + gatewayRoutes.purchases, {
    method: 'POST',
    headers: { Authorization: 'Bearer 1/bearer' },
    body: JSON.stringify({ attempt: attemptId('a'), items: [itemOf('101')] })
  })
}

const halfBody = '{"challenge":'
const slowRequests: [string, string][] = [
  ['no head at all', ''],
  ['half a line', 'GET /hea'],
  ['half a head', 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-A: b'],
  [
    'a body that never comes',
    rawRequest('POST /sign-ins', { 'Content-Length': '60' })
  ],
  [
    'half a body',
    rawRequest('POST /sign-ins', { 'Content-Length': '60' }, halfBody)
  ],
  [
    'chunks without an end',
    rawRequest('POST /media', { 'Transfer-Encoding': 'chunked' }, '1\r\n{\r\n')
  ],
  [
    'a purchase that never comes whole',
    rawRequest(
      'POST /purchases',
      { 'Content-Length': '99', Authorization: 'Bearer 1/bearer' },
      '{"attempt":'
    )
  ],
  [
    'a body it waits for a sign to send',
    rawRequest('POST /sessions/refresh', {
      'Content-Length': '9',
      Expect: '100-continue'
    })
  ]
]

describe('a request', () => {
  test.each(slowRequests)('of %s is ended with 408', async (_, text) => {
    await start({ times: short })
    const client = await open(text)

    const reply = await client.rest()

    expect(reply).toMatch(/HTTP\/1.1 408 Request Timeout\r\n/)
    expect(reply).toContain('X-Content-Type-Options: nosniff\r\n')
    expect(reply).toContain('{"error":{"code":"timed-out"')
    expect(log.filter(({ event }) => event === 'bug')).toEqual([])
  })

  test('whose body nobody reads is ended, too', async () => {
    await start({ times: short })
    const text = rawRequest('GET /health', { 'Transfer-Encoding': 'chunked' })
    const client = await open(text)

    expect(await client.rest()).toContain('HTTP/1.1 200 OK')
  })

  test('after another on its connection has no more time', async () => {
    await start({ times: short })
    const client = await open(`${rawRequest('GET /health')}GET /hea`)

    const reply = await client.rest()

    expect(reply).toMatch(/^HTTP\/1.1 200 OK[^]*HTTP\/1.1 408 /)
  })
})

describe('a reply that is never read', () => {
  test('is cut', async () => {
    await start({ times: short })
    const idler = await openIdler()

    await expect
      .poll(() => log)
      .toContainEqual(expect.objectContaining({ event: 'reply-stalled' }))
    const received = await idler.rest()
    expect(received.length).toBeLessThan(largeReply)
  })

  test('is cut though its client goes on sending', async () => {
    await start({ times: short })
    const idler = await openIdler()
    const timer = setInterval(() => idler.socket.write(search), 5)

    await expect
      .poll(() => log)
      .toContainEqual(expect.objectContaining({ event: 'reply-stalled' }))
    clearInterval(timer)
  })

  test('is cut after 30 seconds, and a purchase is not after 110', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await start({})
    const buying = buy()
    await service.asked
    await openIdler()
    const stalled = () => log.filter(({ event }) => event === 'reply-stalled')

    vi.advanceTimersByTime(29_000)
    const early = stalled().length
    vi.advanceTimersByTime(5000)
    const late = stalled().length
    vi.advanceTimersByTime(76_000)
    service.license()
    const reply = await buying

    expect([early, late]).toEqual([0, 1])
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('"paid"')
  })

  test('lives as long as somebody reads it', async () => {
    await start({ times: short })
    const reader = await open(
      rawRequest('GET /api/v2/images/search?query=cat', { Connection: 'close' })
    )

    const received = await reader.rest()

    expect(received.length).toBeGreaterThan(largeReply)
  })
})

test('a purchase outlives all limits of time on requests', async () => {
  await start({ times: short })
  const buying = buy()
  await service.asked

  // Each begins later and is ended by its limit.
  const slow = await open(rawRequest('POST /media', { 'Content-Length': '9' }))
  await slow.rest()
  const idler = await openIdler()
  await expect.poll(() => log.at(-1)?.event).toBe('reply-stalled')
  await idler.rest()
  service.license()

  expect((await buying).status).toBe(200)
})

describe('100 clients that never read', () => {
  async function openAll(): Promise<void> {
    await ask('/api/v2/images/search?query=cat').then(reply => reply.text())
    for (let count = 0; count < 100; count += 1) await openIdler()
  }

  test('hold less than five of the replies', async () => {
    await start({ bounds: { unwrittenBytes: 5 * largeReply } })

    await openAll()

    expect((await ask(gatewayRoutes.ready)).status).toBe(200)
  })

  test('hold each reply that is not shared', async () => {
    await start({ bounds: { unwrittenBytes: 5 * largeReply } })
    const queries = ['a', 'b', 'c', 'd', 'e', 'f']

    for (const query of queries) {
      await openIdler(rawRequest(`GET /api/v2/images/search?query=${query}`))
    }

    expect((await ask(gatewayRoutes.ready)).status).toBe(503)
  })

  test('are refused beyond the bound, until they are cut', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const bound = 1024 * 1024
    await start({ bounds: { unwrittenBytes: bound } })
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
    const overloads = log.filter(({ event }) => event === 'overload')
    expect(overloads).toHaveLength(1)
    expect(overloads[0]?.['unwritten']).toBeLessThan(2 * largeReply)
    await expect
      .poll(async () => (await ask(gatewayRoutes.ready)).status)
      .toBe(200)
  })
})

describe('connections beyond the bound', () => {
  test('are answered 503 and closed, but for /health', async () => {
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

  test('find room again when others have left', async () => {
    await start({ bounds: { connections: 2 } })
    const [first] = [await open(), await open()]
    first?.socket.destroy()

    await expect
      .poll(async () => (await ask(gatewayRoutes.ready)).status)
      .toBe(200)
  })

  test('are dropped when there are twice as many', async () => {
    await start({ bounds: { connections: 2 } })
    for (let count = 0; count < 4; count += 1) await open()

    const dropped = await open(rawRequest('GET /health'))

    expect(await dropped.rest()).toBe('')
    expect(log).toContainEqual({ event: 'overload', connections: 4 })
  })
})

describe('requests in a row on one connection', () => {
  test('are answered in their order', async () => {
    await start({})
    const client = await open(
      rawRequest('GET /health') +
        rawRequest('GET /nowhere') +
        rawRequest('GET /health', { Connection: 'close' })
    )

    const statuses = (await client.rest()).match(/HTTP\/1.1 \d+/g)

    expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  })

  test('are cut when there are too many', async () => {
    await start({ bounds: { pipelined: 10 } })

    const client = await open(search.repeat(500))

    expect((await client.rest()).length).toBeLessThan(11 * largeReply)
    const asked = log.filter(({ event }) => event === 'request')
    expect(asked.length).toBeLessThan(12)
  })
})
