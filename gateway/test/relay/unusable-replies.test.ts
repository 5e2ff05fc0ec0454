import { describe, expect, test } from 'vitest'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

const searchPath = '/api/v2/images/search'

/** A service with these replies, one after another. */
function open(replies: Response[]): TestGateway {
  const get = () => replies.shift() ?? Response.error()
  return openGateway({ fetch: scriptedService({ get }).fetch })
}

describe('an unusable reply', () => {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=3600'
  }

  test.each([
    ['a 304 that nobody asked for', null, 304],
    ['an empty 200', null, 200],
    ['an empty text', '', 200],
    ['broken JSON', '{"data":[', 200],
    ['two values', '{}{}', 200],
    ['no object', '"text"', 200],
    ['a list', '[]', 200],
    ['null', 'null', 200],
    ['a broken refusal', '{"message"', 404]
  ])('is a failure and not cached: %s', async (_, body, status) => {
    const gateway = open([
      new Response(body, { status, headers }),
      Response.json({ data: ['good'] })
    ])

    const first = await gateway.send(searchPath)
    const second = await gateway.send(searchPath)

    expect(first.headers.get('Cache-Control')).toBe('no-store')
    expect(await failureOf(first)).toEqual({
      status: 502,
      code: 'reply-unreadable'
    })
    expect(await second.json()).toEqual({ data: ['good'] })
  })

  test('may begin with a byte order mark', async () => {
    const gateway = open([new Response('\ufeff{"data":[]}', { headers })])

    expect((await gateway.send(searchPath)).status).toBe(200)
  })
})
