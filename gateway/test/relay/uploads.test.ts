import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createService,
  type Service
} from '../../../dev/service/create-service.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

const uploadPath = '/api/v2/images'

async function redSquare(): Promise<string> {
  const background = '#c02020'
  const picture = sharp({
    create: { width: 300, height: 225, channels: 3, background }
  })
  return (await picture.jpeg().toBuffer()).toString('base64')
}

const base64_image = await redSquare()

describe('uploads, with the real service', () => {
  let service: Service
  let gateway: TestGateway
  let arrived: Request[]

  beforeEach(async () => {
    const baseUrl = 'http://localhost:4402'
    service = await createService({ data: ':memory:', baseUrl, assets: 600 })
  })
  afterEach(() => service.close())

  function open(config: { uploads?: boolean; serves?: ('api' | 'media')[] }) {
    const { clientId, clientSecret } = service.application
    arrived = []
    gateway = openGateway({
      fetch: (input, init) => {
        const request = new Request(input, init)
        arrived.push(request)
        return service.fetch(request)
      },
      config: { clientId, clientSecret, ...config }
    })
  }

  async function isOffered(): Promise<unknown> {
    const health = await gateway.send(gatewayRoutes.health)
    return ((await health.json()) as { uploads: unknown }).uploads
  }

  test('finds images similar to the one that was sent', async () => {
    open({ uploads: true })

    const sent = await gateway.post(uploadPath, { base64_image })
    const { id } = (await sent.json()) as { id: string }
    const similar = await gateway.send(
      `/api/v2/images/${id}/similar?per_page=5&view=full`
    )

    expect(sent.status).toBe(201)
    expect(sent.headers.get('Cache-Control')).toBe('no-store')
    expect(similar.status).toBe(200)
    expect(similar.headers.get('Cache-Control')).toBe('no-store')
    expect(await similar.json()).toMatchObject({
      data: Array.from({ length: 5 }, () => ({ id: expect.any(String) }))
    })
    expect(await isOffered()).toBe(true)
    arrived.forEach(({ headers }) =>
      expect(headers.get('Authorization')).toMatch(/^Basic /)
    )
  })

  test('are refused unless the operator switched them on', async () => {
    open({})

    const sent = await gateway.post(uploadPath, { base64_image })
    const similar = await gateway.send('/api/v2/images/U123/similar')

    expect(await failureOf(sent)).toEqual({ status: 404, code: 'not-found' })
    expect(await failureOf(similar)).toEqual({ status: 404, code: 'not-found' })
    expect(await isOffered()).toBe(false)
    expect(arrived).toEqual([])
  })

  test('are not offered by an instance without the relay', async () => {
    open({ uploads: true, serves: ['media'] })

    const sent = await gateway.post(uploadPath, { base64_image })

    expect(sent.status).toBe(404)
    expect(await isOffered()).toBe(false)
  })

  test('leave nothing in log and store', async () => {
    open({ uploads: true })
    const counted = vi.spyOn(gateway.store, 'count')
    const saved = vi.spyOn(gateway.store, 'set')

    const sent = await gateway.post(uploadPath, { base64_image })
    const { id } = (await sent.json()) as { id: string }
    await gateway.send(`/api/v2/images/${id}/similar`)
    await gateway.send(`/api/v2/images/${id}/similar`)

    const lines = JSON.stringify(gateway.log)
    expect(gateway.log).toHaveLength(3)
    expect(lines).not.toContain(id)
    expect(lines).not.toContain(base64_image.slice(0, 40))
    expect(counted.mock.calls.map(([key]) => key.split(':')[1])).toEqual([
      'uploads'
    ])
    expect(saved).not.toHaveBeenCalled()
    // the second list was not taken from a cache
    expect(arrived).toHaveLength(3)
  })

  test('are limited by client', async () => {
    open({ uploads: true })
    const { requests, seconds } = gateway.config.rateLimits.uploads
    const body = JSON.stringify({ base64_image: 'bm90IGEgcGljdHVyZQ==' })
    const headers = { 'Content-Type': 'application/json' }
    const send = (remote: string) =>
      gateway.send(uploadPath, { method: 'POST', headers, body }, remote)

    for (let sent = 0; sent < requests; sent += 1) {
      expect((await send('192.0.2.1')).status).toBe(400)
    }
    const refused = await send('192.0.2.1')
    const other = await send('192.0.2.2')
    gateway.clock.move(seconds * 1000)
    const later = await send('192.0.2.1')

    expect(await failureOf(refused)).toEqual({
      status: 429,
      code: 'rate-limited'
    })
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(other.status).toBe(400)
    expect(later.status).toBe(400)
  })

  test.each([
    ['a text', { base64_image: 'bm90IGEgcGljdHVyZQ==' }],
    ['an address', { base64_image: `data:image/jpeg;base64,${base64_image}` }],
    ['nothing', {}],
    ['more than 4 MB', { base64_image: base64_image.padEnd(4_200_000, 'A') }]
  ])('of %s are refused and not sent', async (_what, json) => {
    open({ uploads: true })

    const reply = await gateway.post(uploadPath, json)

    expect(await failureOf(reply)).toEqual({ status: 400, code: 'bad-request' })
    expect(arrived).toEqual([])
  })

  test('are refused with the token of a person', async () => {
    open({ uploads: true })
    const headers = { Authorization: 'Bearer 1/abc' }

    const reply = await gateway.post(uploadPath, { base64_image }, headers)

    expect(await failureOf(reply)).toEqual({ status: 400, code: 'bad-request' })
    expect(arrived).toEqual([])
  })
})

describe('uploads, with a service that', () => {
  function openWith(reply: () => Response): TestGateway {
    const { fetch } = scriptedService({ get: reply })
    return openGateway({ fetch, config: { uploads: true } })
  }

  test.each([
    ['refuses the application', 401, 'gateway-credentials'],
    ['sells it no search by image', 403, 'gateway-credentials'],
    ['fails', 500, 'service-failed']
  ])('%s are answered with a code', async (_what, status, code) => {
    const gateway = openWith(() => Response.json({ message: 'No' }, { status }))

    const sent = await gateway.post(uploadPath, { base64_image })
    const similar = await gateway.send('/api/v2/images/U123/similar')

    expect(await failureOf(sent)).toEqual({ status: 502, code })
    expect(await failureOf(similar)).toEqual({ status: 502, code })
  })

  test.each([413, 415, 429])('answers %i pass it on', async status => {
    const headers = { 'Retry-After': '5' }
    const gateway = openWith(() =>
      Response.json({ message: 'No' }, { status, headers })
    )

    const sent = await gateway.post(uploadPath, { base64_image })

    expect(sent.status).toBe(status)
    expect(sent.headers.get('Retry-After')).toBe('5')
    expect(await sent.json()).toEqual({ message: 'No' })
  })

  test('names no id are unreadable', async () => {
    const gateway = openWith(() => Response.json({ id: 7 }, { status: 201 }))

    const sent = await gateway.post(uploadPath, { base64_image })

    expect((await failureOf(sent)).code).toBe('reply-unreadable')
  })
})
