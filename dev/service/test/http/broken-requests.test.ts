import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startService, type RunningService } from '../../server.ts'

const path = '/v2/images/licenses'
const data = mkdtempSync(join(tmpdir(), 'service-'))
let lines: string[]
let running: RunningService
let head: string

beforeAll(async () => {
  const log = (line: string) => lines.push(line)
  running = await startService({ port: 0, data, assets: 20, log })
  const token = running.service.makeToken('designer', ['licenses.create'])
  head = [
    'Host: localhost',
    'User-Agent: test',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json\r\n'
  ].join('\r\n')
})
beforeEach(() => {
  lines = []
  running.service.arrivals.clear()
})
afterAll(async () => {
  await running.close()
  rmSync(data, { recursive: true })
})

function write(text: string): Socket {
  const { port } = new URL(running.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(text)
  return socket
}

/** All that the service says until it hangs up. */
async function answerTo(text: string): Promise<string> {
  let answer = ''
  for await (const part of write(text)) answer += String(part)
  return answer
}

test.each([
  ['a length', 'Content-Length: 500\r\n\r\n{"images":['],
  ['chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"ima']
])(
  'who hangs up in a body of %s is no fault of the service',
  async (_, rest) => {
    const socket = write(`POST ${path} HTTP/1.1\r\n${head}${rest}`)
    const { arrivals } = running.service
    await expect.poll(() => arrivals.count('POST', path)).toBe(1)

    socket.destroy()

    await expect.poll(() => lines).toHaveLength(1)
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ method: 'POST', path, status: 400 })
    ])
  }
)

const notHttp = 'The request is not as HTTP says'

test.each([
  ['a method of its own', 'FOO / HTTP/1.1\r\n', 405, 'Method Not Allowed'],
  [
    'headers of 20 kB',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n`,
    431,
    'Address and headers are larger than 16 kB'
  ],
  ['a path that is not escaped', 'GET /é HTTP/1.1\r\n', 400, notHttp],
  [
    'two lengths',
    `POST ${path} HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n`,
    400,
    notHttp
  ],
  [
    'a chunk without length',
    `POST ${path} HTTP/1.1\r\nTransfer-Encoding: chunked\r\n`,
    400,
    notHttp
  ],
  [
    'an expectation',
    'GET / HTTP/1.1\r\nConnection: close\r\nExpect: cake\r\n',
    417,
    'Only "100-continue" can be expected'
  ]
])('%s is refused with a message', async (_, start, status, message) => {
  const answer = await answerTo(`${start}${head}\r\nno length`)

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/^content-type: application\/json\r$/im)
  expect(answer).toMatch(/^access-control-allow-origin: \*\r$/im)
  expect(answer).toContain(JSON.stringify({ message }))
})

test.each(['', 'Host: a b\r\n'])(
  'a request to the host "%s" is refused with a message',
  async host => {
    const answer = await answerTo(
      `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`
    )

    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('{"message":"Host or address is invalid"}')
  }
)
