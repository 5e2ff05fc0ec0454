import { describe, expect, test } from 'vitest'
import { rawRequest } from '../http/raw-client.ts'
import { short, useAttackedGateway } from '../http/use-attacked-gateway.ts'

const { start, open, log } = useAttackedGateway()

const halfBody = '{"challenge":'
const slowRequests: [string, string][] = [
  ['no head at all', ''],
  ['half a line', 'GET /hea'],
  ['half a head', 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-A: b'],
  [
    'a body that never arrives',
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
    'a purchase that never arrives whole',
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

describe('an attacker who sends a request slowly', () => {
  test.each(slowRequests)('is answered 408 with %s', async (_, text) => {
    await start({ times: short })
    const client = await open(text)

    const reply = await client.rest()

    expect(reply).toMatch(/HTTP\/1.1 408 Request Timeout\r\n/)
    expect(reply).toContain('X-Content-Type-Options: nosniff\r\n')
    expect(reply).toContain('{"error":{"code":"timed-out"')
    expect(log().filter(({ event }) => event === 'bug')).toEqual([])
  })

  test('is disconnected although the body is not read', async () => {
    await start({ times: short })
    const text = rawRequest('GET /health', { 'Transfer-Encoding': 'chunked' })
    const client = await open(text)

    expect(await client.rest()).toContain('HTTP/1.1 200 OK')
  })

  test('has the same time for a second one on the connection', async () => {
    await start({ times: short })
    const client = await open(`${rawRequest('GET /health')}GET /hea`)

    const reply = await client.rest()

    expect(reply).toMatch(/^HTTP\/1.1 200 OK[^]*HTTP\/1.1 408 /)
  })
})
