import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
let token: string

beforeAll(async () => {
  opened = await openTestService()
  token = opened.service.makeToken('designer', [
    'licenses.create',
    'licenses.view',
    'collections.edit'
  ])
})
afterAll(() => opened.close())

const noText = new Uint8Array([0x7b, 0xc3, 0x28, 0x7d])

type Body = string | Uint8Array<ArrayBuffer>

function post(path: string, body: Body, type = 'application/json', more = {}) {
  return opened.send(path, {
    method: 'POST',
    headers: {
      'User-Agent': 'test',
      Authorization: `Bearer ${token}`,
      'Content-Type': type,
      ...more
    },
    body
  })
}

function license(body: Body, type?: string, more = {}) {
  return post('/v2/images/licenses', body, type, more)
}

describe('a body that is refused', () => {
  test.each(['{"images": [', 'nonsense', '{"images": [}]', '\u0000'])(
    'is no JSON: %j',
    async body => {
      const reply = await license(body)

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

  test.each(['null', '[]', '7', '"text"'])('is no object: %s', async body => {
    const reply = await license(body, 'application/json; charset=utf-8')

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ message: 'Validation failed' })
  })

  test('is a list where an object needs nothing', async () => {
    const reply = await post('/v2/images/licenses/e1/downloads', '[]')

    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({
      message: 'Validation failed',
      errors: [
        {
          code: 'VALIDATION_INVALID_TYPE',
          message: 'Expected an object, not a list',
          path: '$.body'
        }
      ]
    })
  })

  test.each([
    ['application/xml; charset=utf-8', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/json; charset=utf-16', {}],
    ['application/json;charset="ISO-8859-1"', {}],
    ['application/json', { 'Content-Encoding': 'gzip' }]
  ])('is of the type %s %j, and no text', async (type, more) => {
    const reply = await license(noText, type, more)

    expect(reply.status).toBe(415)
    expect(await reply.json()).toEqual({
      message: 'Send the body as application/json in UTF-8, not compressed'
    })
  })

  test.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded'])(
    'is judged as JSON where it is called %s',
    async type => {
      const reply = await license('{"images":[]}', type)

      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        errors: [{ path: '$.body.images' }]
      })
    }
  )

  test('is not UTF-8', async () => {
    const reply = await license(noText)

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      errors: [{ message: 'The body is not UTF-8', path: '$.body' }]
    })
  })

  test.each([
    String.raw`{"images":[{"image_id":"1\u0000"}]}`,
    String.raw`{"images":[{"image_id":"\ud800"}]}`,
    String.raw`{"images":[{"image_id":"\ude00\ud83d"}]}`,
    String.raw`{"images":[{"image_id":"\\\u0000"}]}`,
    String.raw`{"images":[{"image_id":"a\\ud83d\udc00b"}]}`,
    String.raw`{"images":[],"\ud800":1}`
  ])('holds text that is none: %s', async body => {
    const reply = await license(body)

    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('U+0000'), path: '$.body' }]
    })
  })

  test('is nested too deep', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)

    const reply = await license(`{"images":[{"image_id":${deep}}]}`)

    expect(reply.status).toBe(400)
  })

  test('is larger than 1 MB', async () => {
    const reply = await license('x'.repeat(1024 * 1024 + 1))

    expect(reply.status).toBe(413)
    expect(await reply.json()).toEqual({
      message: 'The body is larger than 1 MB'
    })
  })

  test('lists all mistakes, or only the first of many', async () => {
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
})

describe('an accepted body', () => {
  test('contains backslashes and surrogate pairs', async () => {
    const name = String.raw`{"name":"\\u0000 \ud83d\ude00"}`

    const reply = await post('/v2/images/collections', name)

    expect(reply.status).toBe(201)
  })

  test.each(['', ' \n'])(
    'is nothing where nothing is needed: %j',
    async body => {
      const reply = await post(
        '/v2/images/licenses/e1/downloads',
        body,
        'text/plain'
      )

      expect(reply.status).toBe(404)
    }
  )
})
