import { createServer, type Server } from 'node:http'
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  type MockInstance
} from 'vitest'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { sniffLength } from '../../../contract/sniff-file.ts'
import { readGatewayConfig } from '../../core/config.ts'
import type { LogEntry } from '../../core/core.ts'
import { startGateway, type RunningGateway } from '../../server.ts'
import { listen } from '../../../test/listen.ts'
import { openLargeService, type LargeService } from './large-service.ts'
import { goodEnv } from '../open-gateway.ts'
import { attemptId, itemOf } from '../purchase.ts'
import { openRaw, rawRequest } from './raw-client.ts'

let service: LargeService
let media: Server
let gateway: RunningGateway
let log: LogEntry[]
let printed: MockInstance[]

beforeEach(async () => {
  service = await openLargeService()
  media = createServer((_request, response) => {
    response.setHeader('Content-Length', 1000)
    const start = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    response.write(Buffer.concat([start, Buffer.alloc(sniffLength)]))
    setImmediate(() => response.destroy())
  })
  const mediaPort = await listen(media)
  log = []
  printed = [
    vi.spyOn(console, 'error').mockReturnValue(),
    vi.spyOn(console, 'info').mockReturnValue()
  ]
  gateway = await startGateway({
    config: {
      ...readGatewayConfig(goodEnv),
      service: service.url,
      media: [`http://127.0.0.1:${mediaPort}`]
    },
    port: 0,
    log: entry => log.push(entry),
    closeTimeout: 20
  })
})
afterEach(async () => {
  service.license()
  await gateway.close()
  service.close()
  media.close()
  // Nothing that a client does is a fault, and nothing is printed beside.
  const bugs = log.filter(({ event }) => event === 'bug')
  const faults = [...bugs, ...printed.flatMap(spy => spy.mock.calls)]
  vi.restoreAllMocks()
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
})

/** The log's line of the request, once it is there. */
async function logged(path: string): Promise<LogEntry> {
  const find = () =>
    log.find(entry => entry.event === 'request' && entry['path'] === path)
  await expect.poll(find).toBeDefined()
  return find() ?? { event: 'none' }
}

async function beginSignIn(): Promise<string> {
  const reply = await fetch(gateway.url + gatewayRoutes.signIns, {
    method: 'POST',
    body: JSON.stringify({ challenge: 'a'.repeat(43) })
  })
  const { id } = (await reply.json()) as { id: string } // SignInStarted
  return id
}

const id = attemptId('b')

const bodies = [
  '/sign-ins',
  `/sign-ins/${id}/redeem`,
  `/sign-ins/${id}/acknowledge`,
  `/sign-ins/${id}/cancel`,
  '/sessions/refresh',
  '/sessions/end',
  '/purchases',
  `/purchases/${id}/settled`,
  '/media'
]

describe('a client that disconnects during its request', () => {
  test.each(bodies)('is refused at %s', async path => {
    const headers = { 'Content-Length': '60', Authorization: 'Bearer 1/b' }
    const text = rawRequest(`POST ${path}`, headers, '{"a":')
    const { socket } = await openRaw(gateway.url, text)

    socket.resetAndDestroy()

    const entry = await logged(path.replace(id, '{id}'))
    expect(entry).toMatchObject({ method: 'POST', status: 400 })
  })

  test.each(['', '/refuse'])('is refused at a page%s', async ending => {
    const path = `/sign-in/${await beginSignIn()}${ending}`
    const text = rawRequest(`POST ${path}`, { 'Content-Length': '60' }, 'tok')
    const { socket } = await openRaw(gateway.url, text)

    socket.destroy()

    const entry = await logged(`/sign-in/{id}${ending}`)
    expect(entry['status']).toBeGreaterThanOrEqual(400)
    expect(entry['status']).toBeLessThan(500)
  })

  test('is refused between two chunks', async () => {
    const headers = { 'Transfer-Encoding': 'chunked' }
    const text = rawRequest('POST /sign-ins', headers, '5\r\n{"a":\r\n')
    const { socket } = await openRaw(gateway.url, text)

    socket.destroy()

    expect(await logged('/sign-ins')).toMatchObject({ status: 400 })
  })

  test('is refused when it only closes its side', async () => {
    const headers = { 'Content-Length': '60' }
    const text = rawRequest('POST /sign-ins', headers, '{"a":')
    const client = await openRaw(gateway.url, text)

    client.socket.end()

    expect(await client.rest()).toContain('"code":"bad-request"')
    expect(await logged('/sign-ins')).toMatchObject({ status: 400 })
  })

  test('is refused with an incomplete chunk', async () => {
    const headers = { 'Transfer-Encoding': 'chunked' }
    const text = rawRequest('POST /sign-ins', headers, 'no chunk at all')
    const client = await openRaw(gateway.url, text)

    expect(await client.rest()).toContain('"code":"bad-request"')
  })
})

describe('a client that disconnects', () => {
  test('while its reply is written is removed', async () => {
    const path = '/api/v2/images/search'
    const client = await openRaw(gateway.url, rawRequest(`GET ${path}`))
    await client.begun()

    client.socket.resetAndDestroy()

    expect(await logged(path)).toMatchObject({ status: 200 })
  })

  test('during a purchase does not abort the purchase', async () => {
    const attempt = attemptId('a')
    const body = JSON.stringify({ attempt, items: [itemOf('101')] })
    const headers = {
      Authorization: 'Bearer 1/bearer',
      'Content-Length': `${body.length}`
    }
    const text = rawRequest('POST /purchases', headers, body)
    const { socket } = await openRaw(gateway.url, text)
    await service.asked

    socket.resetAndDestroy()
    service.license()

    expect(await logged('/purchases')).toMatchObject({ status: 200 })
    const look = await fetch(gateway.url + gatewayRoutes.purchase(attempt), {
      headers: { Authorization: 'Bearer 1/bearer' }
    })
    expect(await look.text()).toContain('"outcome":"paid"')
  })

  test('before sending a request causes no error', async () => {
    const { socket } = await openRaw(gateway.url, 'GET /nothing')

    socket.resetAndDestroy()

    expect((await fetch(gateway.url + gatewayRoutes.health)).ok).toBe(true)
  })
})

test('a truncated file of a media host aborts the reply', async () => {
  const port = (media.address() as { port: number }).port // a TCP server has one
  const url = encodeURIComponent(`http://127.0.0.1:${port}/a.png`)

  const reading = fetch(`${gateway.url}/media?url=${url}`).then(reply =>
    reply.arrayBuffer()
  )

  await expect(reading).rejects.toThrow(/terminated|fetch failed/)
  expect(log).toContainEqual(
    expect.objectContaining({
      event: 'file-truncated',
      code: 'download-incomplete'
    })
  )
})
