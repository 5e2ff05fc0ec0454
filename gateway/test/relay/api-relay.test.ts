import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createService,
  type Service
} from '../../../dev/service/create-service.ts'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService, type ScriptedService } from '../scripted-service.ts'

const baseUrl = 'http://localhost:4402'
const searchPath = '/api/v2/images/search'

async function listOf(reply: Response): Promise<{ id: string }[]> {
  const { data } = (await reply.json()) as { data: { id: string }[] } // a list
  return data
}

describe('the relay, with the real service', () => {
  let service: Service
  let gateway: TestGateway

  beforeEach(async () => {
    service = await createService({ data: ':memory:', baseUrl, assets: 600 })
    const { clientId, clientSecret } = service.application
    gateway = openGateway({
      fetch: (input, init) => service.fetch(new Request(input, init)),
      config: { clientId, clientSecret }
    })
  })
  afterEach(() => service.close())

  test('searches without credentials of the caller', async () => {
    const path = '/v2/images/search?query=mountain&per_page=5'

    const relayed = await gateway.send(`/api${path}`)
    const { clientId, clientSecret } = service.application
    const direct = await service.fetch(
      new Request(baseUrl + path, {
        headers: {
          Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
          'User-Agent': 'test'
        }
      })
    )

    expect(relayed.status).toBe(200)
    const reported = await listOf(relayed)
    expect(reported).not.toEqual([])
    expect(reported).toEqual(await listOf(direct))
  })

  test('passes on the service’s error for an unknown asset', async () => {
    const reply = await gateway.send('/api/v2/images/999999999')

    expect(reply.status).toBe(404)
    expect(await reply.json()).toEqual({ message: 'Not Found' })
  })

  test('returns the contributor of an asset', async () => {
    const reply = await gateway.send('/api/v2/contributors?id=1100201')

    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({
      data: [{ id: '1100201', display_name: 'OpenMoji' }]
    })
  })

  test('returns all public data', async () => {
    const found = await gateway.send(`${searchPath}?query=tree&per_page=1`)
    const [tree] = await listOf(found)
    const films = await gateway.send('/api/v2/videos/search?per_page=1')
    const [film] = await listOf(films)
    const paths = [
      `/v2/videos?id=${film?.id}`,
      `/v2/videos/${film?.id}/similar`,
      '/v2/videos/categories',
      `/v2/images/${tree?.id}/similar`,
      `/v2/images/recommendations?id=${tree?.id}`,
      '/v2/images/search/popular/queries',
      '/v2/images/categories',
      '/v2/images/collections/featured',
      '/v2/contributors/1100201/collections'
    ]

    const lists = await Promise.all(
      paths.map(async path => listOf(await gateway.send(`/api${path}`)))
    )

    expect(lists.map(list => list.length > 0)).toEqual(paths.map(() => true))
  })

  test('passes on lists and languages', async () => {
    const search = await gateway.send(`${searchPath}?query=tree&per_page=2`)
    const found = await listOf(search)
    const ids = found.map(({ id }) => `id=${id}`).join('&')

    const list = await gateway.send(`/api/v2/images?${ids}&view=full`, {
      headers: { 'Accept-Language': 'de' }
    })

    const listed = await listOf(list)
    expect(listed.map(({ id }) => id).toSorted()).toEqual(
      found.map(({ id }) => id).toSorted()
    )
  })
})

describe('the relay', () => {
  let service: ScriptedService
  let gateway: TestGateway
  let reply: () => Response

  beforeEach(() => {
    reply = () => Response.json({ data: [] })
    service = scriptedService({ get: () => reply() })
    gateway = openGateway({ fetch: service.fetch })
  })

  test.each([
    ['Authorization', 'Bearer 1/bearer'],
    ['Cookie', 'session=1']
  ])('refuses a request with %s', async (name, value) => {
    const response = await gateway.send(searchPath, {
      headers: { [name]: value }
    })

    expect(await failureOf(response)).toEqual({
      status: 400,
      code: 'bad-request'
    })
    expect(service.arrived).toEqual([])
  })

  test('adds the application’s credentials and a user agent', async () => {
    await gateway.send(searchPath, { headers: { 'X-Other': 'kept back' } })

    const headers = service.arrived[0]?.headers
    expect(headers?.get('Authorization')).toBe(
      `Basic ${btoa('client-1:client-secret-1')}`
    )
    expect(headers?.get('User-Agent')).toMatch(/^Cleared-Gateway\//)
    expect(headers?.get('X-Other')).toBeNull()
  })

  test('sends only known parameters', async () => {
    let asked = ''
    service = scriptedService({
      get: url => {
        asked = url.search
        return Response.json({ data: [] })
      }
    })
    gateway = openGateway({ fetch: service.fetch })

    await gateway.send(
      `${searchPath}?query=a%26b&api_key=1&license=editorial&license=commercial&fields=x`
    )

    expect(asked).toBe('?query=a%26b&license=editorial&license=commercial')
  })

  test.each(['per_page=501', 'sort=worst', 'page=0', 'safe=maybe'])(
    'refuses %s itself',
    async query => {
      const response = await gateway.send(`${searchPath}?${query}`)

      expect((await failureOf(response)).code).toBe('bad-request')
      expect(service.arrived).toEqual([])
    }
  )

  test('signs nobody out when its own credentials are refused', async () => {
    reply = () =>
      Response.json(
        { message: 'Invalid' },
        { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="api"' } }
      )

    const response = await gateway.send(searchPath)

    expect(response.headers.get('WWW-Authenticate')).toBeNull()
    expect(await failureOf(response)).toEqual({
      status: 502,
      code: 'gateway-credentials'
    })
  })

  test.each([
    [500, 'service-failed'],
    [302, 'service-failed']
  ])('turns a %i into its own error', async (status, code) => {
    reply = () =>
      new Response(null, { status, headers: { Location: 'http://10.0.0.1/' } })

    const response = await gateway.send(searchPath)

    expect(response.headers.get('Location')).toBeNull()
    expect((await failureOf(response)).code).toBe(code)
    expect(service.arrived).toHaveLength(1)
  })

  test('passes on the Retry-After of a 429', async () => {
    const headers = { 'Retry-After': '7' }
    reply = () => Response.json({ message: 'Slow' }, { status: 429, headers })

    const response = await gateway.send(searchPath)

    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('7')
  })

  test('passes on no cookies and no other headers of the service', async () => {
    reply = () =>
      Response.json(
        { data: [] },
        { headers: { 'Set-Cookie': 'a=b', 'X-Powered-By': 'x' } }
      )

    const { headers } = await gateway.send(searchPath)

    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('X-Powered-By')).toBeNull()
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test.each([200, 401, 403, 404, 407, 413, 503])(
    'passes on no page that arrives with %i in place of a reply',
    async status => {
      reply = () =>
        new Response('<script>1</script>', {
          status,
          headers: { 'Content-Type': 'text/html' }
        })

      const response = await gateway.send(searchPath)

      expect((await failureOf(response)).code).toBe('service-failed')
    }
  )

  test('passes on nothing but JSON', async () => {
    reply = () =>
      new Response('{"data":[]}', { headers: { 'Content-Type': 'text/plain' } })

    const response = await gateway.send(searchPath)

    expect((await failureOf(response)).code).toBe('reply-unreadable')
  })

  test('distinguishes "timed out" from "cannot be reached"', async () => {
    const failing = (error: Error) =>
      openGateway({ fetch: () => Promise.reject(error) }).send(searchPath)
    const late = Object.assign(new Error('late'), { name: 'TimeoutError' })

    const codes = [
      (await failureOf(await failing(late))).code,
      (await failureOf(await failing(new TypeError('fetch failed')))).code
    ]

    expect(codes).toEqual(['timed-out', 'service-failed'])
  })

  test('compresses for clients that accept it', async () => {
    const data = Array.from({ length: 500 }, (_, id) => ({ id: String(id) }))
    reply = () => Response.json({ data })

    const response = await gateway.send(searchPath, {
      headers: { 'Accept-Encoding': 'gzip' }
    })

    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    const bytes = gunzipSync(await response.arrayBuffer())
    expect(JSON.parse(bytes.toString())).toEqual({ data })
  })
})
