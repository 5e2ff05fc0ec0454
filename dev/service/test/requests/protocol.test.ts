import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

const lines: string[] = []
let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ log: line => lines.push(line) })
})
afterAll(() => opened.close())

function get(path: string, headers: Record<string, string> = {}) {
  return opened.send(path, {
    headers: { 'User-Agent': 'test', Authorization: opened.basic, ...headers }
  })
}

describe('an error', () => {
  test('for an unknown path is 404', async () => {
    const replies = await Promise.all(
      ['/v2', '/v2/nothing', '/v2/images/1/2/3', '/v1/images', '/x'].map(path =>
        get(path)
      )
    )

    expect(replies.map(({ status }) => status)).toEqual([
      404, 404, 404, 404, 404
    ])
    for (const reply of replies) {
      expect(await reply.json()).toEqual({ message: 'Not Found' })
    }
  })

  test.each([
    ['DELETE', '/v2/images/licenses', 'POST, GET, HEAD, OPTIONS'],
    ['PATCH', '/v2/user', 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/v2/images/1', 'GET, HEAD, OPTIONS'],
    // Not a collection of that name.
    ['DELETE', '/v2/images/collections/featured', 'GET, HEAD, OPTIONS']
  ])('for %s of %s is 405 and says what is there', async (...asked) => {
    const [method, path, allowed] = asked

    const reply = await opened.send(path, {
      method,
      headers: { 'User-Agent': 'test' }
    })

    expect(reply.status).toBe(405)
    expect(reply.headers.get('Allow')).toBe(allowed)
    expect(await reply.json()).toEqual({ message: 'Method Not Allowed' })
  })

  test('for a query with the character U+0000 is 400', async () => {
    const reply = await get('/v2/images/search?query=a%00b')

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ errors: [{ path: '$.query' }] })
  })

  test('is for credentials first, then scope, then values', async () => {
    const none = opened.service.makeToken('designer', [])
    const query = { size: 'wrong' }

    const statuses = [
      await opened.refusal(licenseImages, { token: 'v2/x', query, json: {} }),
      await opened.refusal(licenseImages, { token: none, query, json: {} })
    ].map(({ status }) => status)

    expect(statuses).toEqual([401, 403])
  })
})

describe('a page of another origin', () => {
  test.each([
    ['/v2/images/search', 'GET'],
    ['/v2/images/licenses', 'POST'],
    ['/v2/nothing', 'GET'],
    ['/media/1/preview.jpg', 'GET']
  ])('may ask before %s', async (path, method) => {
    const reply = await opened.send(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'null',
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers':
          'authorization,content-type,x-my-application'
      }
    })

    expect(reply.status).toBe(204)
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(
      reply.headers.get('Access-Control-Allow-Headers')?.split(',')
    ).toEqual(['authorization', 'content-type', 'x-my-application'])
    expect(reply.headers.get('Access-Control-Allow-Methods')).toContain(method)
    expect(Number(reply.headers.get('Access-Control-Max-Age'))).toBe(7200)
    expect(reply.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  test('may read replies and errors', async () => {
    const search = await get('/v2/images/search', { Origin: 'null' })
    const replies = [
      search,
      await get('/v2/images/search?page=0', { Origin: 'null' }),
      await opened.send('/v2/images/search', { headers: { Origin: 'null' } }),
      await get('/v2/nothing', { Origin: 'null' }),
      await get('/v2/images/search', {
        Origin: 'null',
        'If-None-Match': search.headers.get('ETag') ?? ''
      })
    ]

    expect(replies.map(({ status }) => status)).toEqual([
      200, 400, 400, 404, 304
    ])
    replies.forEach(({ headers }) => {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Access-Control-Expose-Headers')?.split(',')).toEqual(
        expect.arrayContaining([
          'Allow',
          'Content-Disposition',
          'Retry-After',
          'WWW-Authenticate'
        ])
      )
    })
  })
})

describe('a reply', () => {
  test('is compressed on request', async () => {
    const plain = await get('/v2/images/search')
    const small = await get('/v2/images/search', { 'Accept-Encoding': 'gzip' })

    const bytes = Buffer.from(await small.arrayBuffer())
    expect(small.headers.get('Content-Encoding')).toBe('gzip')
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(gunzipSync(bytes).toString()).toBe(await plain.text())
  })

  test.each([
    ['/v2/images/search', 'private, max-age=3600'],
    ['/v2/images/categories', 'private, max-age=3600'],
    ['/v2/audio/moods', 'private, max-age=3600'],
    ['/v2/images?id=1', 'private, max-age=60'],
    ['/v2/videos/5300458', 'private, max-age=60'],
    ['/v2/images/updated', 'no-cache'],
    ['/v2/test?text=a', 'no-cache'],
    ['/v2/user', 'no-cache']
  ])('of %s may be kept as %s', async (path, kept) => {
    const token = opened.service.makeToken('designer', ['user.view'])

    const reply = await get(path, { Authorization: `Bearer ${token}` })

    expect(reply.status).toBe(200)
    expect(reply.headers.get('Cache-Control')).toBe(kept)
    expect(reply.headers.get('Vary')).toContain('Authorization')
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/)
  })

  test('is not sent again if unchanged', async () => {
    const first = await get('/v2/images/search')
    const etag = first.headers.get('ETag') ?? ''

    const again = await get('/v2/images/search', { 'If-None-Match': etag })
    const other = await get('/v2/images/search?page=2', {
      'If-None-Match': etag
    })

    expect(etag).not.toBe('')
    expect([again.status, other.status]).toEqual([304, 200])
    expect(await again.text()).toBe('')
  })
})

describe('the log', () => {
  test('has a line for a request, without anything secret', async () => {
    const token = await opened.signIn('designer')
    lines.length = 0

    await get(`/v2/user?api_key=key-in-query`, {
      Authorization: `Bearer ${token}`
    })

    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        time: expect.any(String),
        method: 'GET',
        path: '/v2/user',
        status: 200,
        milliseconds: expect.any(Number)
      }
    ])
  })

  test('never holds codes, tokens, passwords or signatures', async () => {
    lines.length = 0
    const { clientSecret } = opened.service.application

    const token = await opened.signIn('designer')
    const { data } = await opened.ask(licenseImages, {
      token,
      json: { images: [{ image_id: '1' }] }
    })

    const log = lines.join('\n')
    expect(data).toHaveLength(1)
    expect(lines.length).toBeGreaterThan(5)
    expect(log).not.toContain(token)
    expect(log).not.toContain(clientSecret)
    expect(log).not.toMatch(/code=|correct-horse|state=|signature/)
  })
})
