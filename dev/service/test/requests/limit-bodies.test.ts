import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type RunningService } from '../../server.ts'

let running: RunningService
let token: string

beforeAll(async () => {
  running = await startService({ data: ':memory:', port: 0, assets: 60 })
  const scopes = ['collections.edit', 'licenses.view']
  token = running.service.makeToken('designer', scopes)
})
afterAll(() => running.close())

/** Sends lines as they are and gives what comes back. */
function exchange(path: string, more: string[]): Promise<string> {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'User-Agent: test',
    `Authorization: Bearer ${token}`,
    'Connection: close',
    ...more
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    let reply = ''
    socket.setEncoding('utf8')
    socket.on('data', text => (reply += String(text)))
    socket.on('error', reject)
    socket.on('close', () => resolve(reply))
    socket.write(`${lines.join('\r\n')}\r\n`)
  })
}

test('accepts a request without body and length', async () => {
  const reply = await exchange('/v2/images/licenses/e1/downloads', [''])

  expect(reply).toMatch(/^HTTP\/1\.1 404 /)
})

test('accepts a chunked body', async () => {
  const body = '{"name":"Summer"}'

  const reply = await exchange('/v2/images/collections', [
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    '',
    body.length.toString(16),
    body,
    '0',
    ''
  ])

  expect(reply).toMatch(/^HTTP\/1\.1 201 /)
  expect(reply).toMatch(/\{"id":"\w+"\}/)
})

test('refuses a chunked body that is too large', async () => {
  const chunk = 'x'.repeat(100_000)
  const chunks = Array.from({ length: 11 }, () => ['186a0', chunk]).flat()

  const reply = await exchange('/v2/images/collections', [
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    '',
    ...chunks,
    '0',
    ''
  ])

  expect(reply).toMatch(/^HTTP\/1\.1 413 /)
  expect(reply).toContain('{"message":"The body is larger than 1 MB"}')
})

test('refuses a length that is too large before the body arrives', async () => {
  const reply = await exchange('/v2/images/collections', [
    'Content-Type: application/json',
    'Content-Length: 1048577',
    ''
  ])

  expect(reply).toMatch(/^HTTP\/1\.1 413 /)
})
