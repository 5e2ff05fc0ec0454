import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readGatewayConfig } from '../../core/config.ts'
import { startGateway, type RunningGateway } from '../../server.ts'
import { openLargeService, type LargeService } from '../http/large-service.ts'
import { finishInBrowser } from '../finish-in-browser.ts'
import { goodEnv, openGateway } from '../open-gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { scriptedService } from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'
import { openRaw, rawRequest } from '../http/raw-client.ts'

let service: LargeService
let gateway: RunningGateway

beforeEach(async () => {
  service = await openLargeService()
  const config = { ...readGatewayConfig(goodEnv), service: service.url }
  gateway = await startGateway({ config, port: 0, log: () => {} })
})
afterEach(async () => {
  await gateway.close()
  service.close()
})

/** What is answered to a text, head and all. */
async function answerTo(text: string): Promise<string> {
  const client = await openRaw(gateway.url, text)
  return client.rest()
}

function closing(line: string, headers = {}, body = ''): string {
  const length = body && { 'Content-Length': `${Buffer.byteLength(body)}` }
  const fields = { Connection: 'close', ...length, ...headers }
  return rawRequest(line, fields, body)
}

const mark = 'mark7x'
const id = '0'.repeat(32)

const requests: [string, string, string][] = [
  ['200', 'the process', closing('GET /health')],
  ['200', 'the store', closing('GET /ready')],
  ['200', 'a search', closing('GET /api/v2/images/search?query=cat')],
  ['200', 'a head', closing('HEAD /api/v2/images/search?query=cat')],
  ['204', 'a preflight', closing('OPTIONS /purchases')],
  ['410', 'a page', closing(`GET /sign-in/${id}`)],
  ['410', 'a callback', closing(`GET /callback?state=${mark}&code=${mark}`)],
  ['404', 'no address', closing(`GET /${mark}?${mark}=${mark}`)],
  ['404', 'another method', closing(`DELETE /health/${mark}`)],
  ['404', 'an odd method', closing(`PROPFIND /${mark}`)],
  ['404', 'bad escapes', closing(`GET /%E0%A4%A/${mark}`)],
  ['404', 'a bad id', closing(`GET /sign-ins/${mark}/status`)],
  ['404', 'no endpoint', closing(`GET /api/v2/${mark}`)],
  [
    '400',
    'a bad number',
    closing(`GET /api/v2/images/search?query=cat&page=${mark}`)
  ],
  [
    '400',
    'a bad choice',
    closing(`GET /api/v2/images/search?query=cat&sort=${mark}`)
  ],
  [
    '400',
    'a token',
    closing('GET /api/v2/images/search', { Authorization: `Bearer ${mark}` })
  ],
  ['403', 'a media host', closing(`GET /media?url=https://${mark}.example/`)],
  ['403', 'no media address', closing(`GET /media?url=${mark}`)],
  ['400', 'no JSON', closing('POST /sign-ins', {}, `{"challenge":${mark}`)],
  ['400', 'a number', closing('POST /sign-ins', {}, `{"challenge":"${mark}"}`)],
  [
    '400',
    'a choice in an item',
    closing(
      'POST /purchases',
      { Authorization: `Bearer ${mark}` },
      JSON.stringify({ attempt: id, items: [{ assetId: '1', size: mark }] })
    )
  ],
  [
    '401',
    'no bearer',
    closing(
      'POST /purchases',
      { Authorization: mark },
      JSON.stringify({
        attempt: id,
        items: [
          { assetId: mark, subscriptionId: mark, size: 'huge', format: 'jpg' }
        ]
      })
    )
  ],
  [
    '401',
    'a handle',
    closing('POST /sessions/refresh', {}, `{"handle":"${mark}"}`)
  ],
  ['400', 'a host', closing('GET /health', { Host: `${mark} x/` })],
  ['400', 'no host', `GET /${mark} HTTP/1.1\r\nConnection: close\r\n\r\n`],
  ['200', 'an old probe', 'GET /health HTTP/1.0\r\n\r\n'],
  ['400', 'a bad line', `${mark}\r\n\r\n`],
  ['400', 'a bad address', closing(`GET ${mark}`)],
  ['400', 'an address elsewhere', closing(`GET http://[${mark}]/`)],
  ['400', 'a bad field', `GET / HTTP/1.1\r\n${mark} ${mark}\r\n\r\n`],
  ['404', 'an echo', closing(`TRACE /${mark}`, { Cookie: mark })],
  ['404', 'another server', closing(`GET http://${mark}.example/api/v2/user`)],
  ['400', 'no path', closing('OPTIONS *')],
  ['431', 'a large address', closing(`GET /${mark.repeat(4000)}`)],
  ['400', 'deep JSON', closing('POST /sign-ins', {}, '['.repeat(60_000))],
  ['400', 'another version', `PRI * HTTP/2.0\r\n\r\n${mark}\r\n\r\n`],
  ['400', 'TLS', `\x16\x03\x01\x02\x00\x01\x00${mark}`],
  ['400', 'a bad version', `GET /${mark} HTTP/9.1\r\n\r\n`],
  ['431', 'a large head', closing('GET /', { [mark]: mark.repeat(4000) })],
  ['200', 'an expectation', closing('GET /health', { Expect: mark })],
  [
    '200',
    'another protocol',
    closing('GET /health', { Connection: 'Upgrade', Upgrade: mark }).replace(
      'Upgrade\r\n',
      'close, Upgrade\r\n'
    )
  ]
]

describe('an attacker who sends odd requests', () => {
  test.each(requests)(
    'is answered %s for %s, without an echo or a type to guess',
    async (...row) => {
      const [status, , text] = row

      const reply = await answerTo(text)

      expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(reply).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i)
      expect(reply).not.toContain(mark)
    }
  )

  test('finds no reply of a sign-in whose type may be guessed', async () => {
    const opened = openGateway({ fetch: scriptedService().fetch })
    const seen = new Map<number, Response>()
    const send: typeof opened.send = async (...args) => {
      const reply = await opened.send(...args)
      seen.set(reply.status, reply)
      return reply
    }
    const panel = await beginSignIn(opened)
    await finishInBrowser(createVisitor({ ...opened, send }), panel)
    await send(`/sign-ins/${panel.id}/cancel`, {
      method: 'POST',
      body: JSON.stringify({ verifier: panel.verifier })
    })

    expect([...seen.keys()]).toEqual([200, 303, 204])
    seen.forEach(({ headers }) => {
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    })
  })

  test('finds no 304 either', async () => {
    const headers = { ETag: '"a"', 'Cache-Control': 'max-age=60' }
    const get = () => Response.json({ data: [] }, { headers })
    const opened = openGateway({ fetch: scriptedService({ get }).fetch })
    const path = '/api/v2/images/search?query=cat'
    await opened.send(path)

    const reply = await opened.send(path, {
      headers: { 'If-None-Match': '"a"' }
    })

    expect(reply.status).toBe(304)
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})

const hidden = rawRequest('GET /ready', { Connection: 'close' })
const empty = `0\r\n\r\n${hidden}`

describe('an attacker who hides a request in another', () => {
  test.each([
    [
      'behind two lengths',
      { 'Content-Length': '0\r\nContent-Length: 5' },
      hidden
    ],
    [
      'behind a length and chunks',
      { 'Content-Length': '5', 'Transfer-Encoding': 'chunked' },
      empty
    ],
    ['behind an unknown coding', { 'Transfer-Encoding': 'xchunked' }, empty],
    ['behind two codings', { 'Transfer-Encoding': 'chunked, identity' }, empty],
    ['in a folded field', { 'X-A': `b\r\n ${hidden}` }, ''],
    ['behind a space', { 'Content-Length ': `${hidden.length}` }, hidden],
    ['behind a bare line feed', { 'X-A': `b\n\n${hidden}` }, ''],
    ['behind a NUL', { 'X-A': `b\0${hidden}` }, '']
  ])('has it read as none %s', async (_, headers, body) => {
    const reply = await answerTo(rawRequest('POST /sign-ins', headers, body))

    expect(reply.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 400'])
    expect(reply).not.toContain('epoch')
  })

  test('gets no tunnel', async () => {
    expect(await answerTo(closing('CONNECT 127.0.0.1:80'))).toBe('')
  })
})
