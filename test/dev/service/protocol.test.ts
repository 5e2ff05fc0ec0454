import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { licenseImages } from '../../../contract/api/image-license-endpoints.ts'
import { openTestService, type TestService } from './open-service.ts'

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

function post(path: string, body: string, headers: Record<string, string>) {
  return opened.send(path, {
    method: 'POST',
    headers: { 'User-Agent': 'test', ...headers },
    body
  })
}

describe('an error', () => {
  test('for a path that is not there is 404', async () => {
    const replies = await Promise.all(
      ['/v2', '/v2/nothing', '/v2/images/1/2/3', '/v1/images'].map(path =>
        get(path)
      )
    )

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await replies[1]?.json()).toEqual({ message: 'Not Found' })
  })

  test('for a method that is not there is 405 and says which are', async () => {
    const reply = await opened.send('/v2/images/licenses', {
      method: 'DELETE',
      headers: { 'User-Agent': 'test' }
    })

    expect(reply.status).toBe(405)
    expect(reply.headers.get('Allow')).toBe('POST, GET, OPTIONS')
    expect(await reply.json()).toEqual({ message: 'Method Not Allowed' })
  })

  test.each(['{"images": [', 'nonsense', '{"images": [}]', '\u0000'])(
    'for the body %j is 400',
    async body => {
      const token = opened.service.makeToken('designer', ['licenses.create'])

      const reply = await post('/v2/images/licenses', body, {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json'
      })

      expect(reply.status).toBe(400)
      expect(await reply.json()).toEqual({
        message: 'Validation failed',
        errors: [
          {
            code: 'VALIDATION_INVALID_TYPE',
            message: 'The body is not JSON',
            path: '$.body'
          }
        ]
      })
    }
  )

  test.each([['null'], ['[]'], ['7'], ['"text"']])(
    'for the body %s names what is wrong',
    async body => {
      const token = opened.service.makeToken('designer', ['licenses.create'])

      const reply = await post('/v2/images/licenses', body, {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json; charset=utf-8'
      })

      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        message: 'Validation failed'
      })
    }
  )

  test.each([
    [{ 'Content-Type': 'text/plain' }],
    [{ 'Content-Type': 'application/xml; charset=utf-8' }],
    [{ 'Content-Type': 'application/x-www-form-urlencoded' }],
    [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }]
  ])('for a body sent with %j is 415', async headers => {
    const token = opened.service.makeToken('designer', ['licenses.create'])

    const reply = await post('/v2/images/licenses', '{"images":[]}', {
      Authorization: `Bearer ${token}`,
      ...headers
    })

    expect(reply.status).toBe(415)
    expect(await reply.json()).toEqual({
      message: 'Send the body as application/json, not compressed'
    })
  })

  test('for a body that is not UTF-8 is 400', async () => {
    const token = opened.service.makeToken('designer', ['licenses.create'])

    const reply = await opened.send('/v2/images/licenses', {
      method: 'POST',
      headers: {
        'User-Agent': 'test',
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json'
      },
      body: new Uint8Array([0x7b, 0xc3, 0x28, 0x7d])
    })

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      errors: [{ message: 'The body is not UTF-8', path: '$.body' }]
    })
  })

  test.each([
    '{"images":[{"image_id":"1\\u0000"}]}',
    '{"images":[{"image_id":"\\ud800"}]}',
    '{"images":[{"image_id":"\\ude00\\ud83d"}]}',
    '{"images":[{"image_id":"\\\\\\u0000"}]}'
  ])('for text that is no Unicode in %s is 400', async body => {
    const token = opened.service.makeToken('designer', ['licenses.create'])

    const reply = await post('/v2/images/licenses', body, {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json'
    })

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('U+0000'), path: '$.body' }]
    })
  })

  test('is not that text holds backslashes or pairs', async () => {
    const token = opened.service.makeToken('designer', ['collections.edit'])

    const reply = await post(
      '/v2/images/collections',
      '{"name":"\\\\u0000 \\ud83d\\ude00"}',
      { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    )

    expect(reply.status).toBe(201)
  })

  test('for a query with the character U+0000 is 400', async () => {
    const reply = await get('/v2/images/search?query=a%00b')

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ errors: [{ path: '$.query' }] })
  })

  test('names one thing only that is wrong in much of it', async () => {
    const token = opened.service.makeToken('designer', ['licenses.create'])
    const few = Array.from({ length: 60 }, () => 7)
    const many = Array.from({ length: 300_000 }, () => 7)

    const [short, long] = await Promise.all(
      [few, many].map(images =>
        opened.refusal(licenseImages, { token, json: { images } })
      )
    )

    expect(short?.errors).toHaveLength(60)
    expect(long?.errors).toHaveLength(1)
  })

  test('for what is nested too deep is 400', async () => {
    const token = opened.service.makeToken('designer', ['licenses.create'])
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)

    const reply = await post(
      '/v2/images/licenses',
      `{"images":[{"image_id":${deep}}]}`,
      { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    )

    expect(reply.status).toBe(400)
  })

  test.each(['', ' \n'])('is not that the body is %j', async body => {
    const token = opened.service.makeToken('designer', ['licenses.view'])

    const reply = await post('/v2/images/licenses/e1/downloads', body, {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'text/plain'
    })

    expect(reply.status).toBe(404)
  })

  test('for a body over 1 MB is 413', async () => {
    const reply = await post(
      '/v2/oauth/access_token',
      'x'.repeat(1024 * 1024 + 1),
      {}
    )

    expect(reply.status).toBe(413)
    expect(await reply.json()).toEqual({
      message: 'The body is larger than 1 MB'
    })
  })

  test('comes first for credentials, then scope, then values', async () => {
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
        'Access-Control-Request-Headers': 'authorization,content-type'
      }
    })

    expect(reply.status).toBe(204)
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(
      reply.headers.get('Access-Control-Allow-Headers')?.split(',')
    ).toEqual(['Authorization', 'Content-Type'])
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
    })
  })
})

describe('a reply', () => {
  test('is compressed when asked', async () => {
    const plain = await get('/v2/images/search')
    const small = await get('/v2/images/search', { 'Accept-Encoding': 'gzip' })

    const bytes = Buffer.from(await small.arrayBuffer())
    expect(small.headers.get('Content-Encoding')).toBe('gzip')
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(gunzipSync(bytes).toString()).toBe(await plain.text())
  })

  test.each([
    ['/v2/images/search', 'private, max-age=3600'],
    ['/v2/images?id=1', 'private, max-age=3600'],
    ['/v2/user', 'no-cache']
  ])('of %s may be kept as %s', async (path, kept) => {
    const token = opened.service.makeToken('designer', ['user.view'])

    const reply = await get(path, { Authorization: `Bearer ${token}` })

    expect(reply.status).toBe(200)
    expect(reply.headers.get('Cache-Control')).toBe(kept)
    expect(reply.headers.get('Vary')).toContain('Authorization')
    expect(reply.headers.get('Content-Type')).toMatch(/^application\/json/)
  })

  test('is not sent again when it is the same', async () => {
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
