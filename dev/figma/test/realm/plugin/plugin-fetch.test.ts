import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { NetworkRequest } from '../../../shared/host.ts'
import { listen } from '../../../../../test/listen.ts'
import { openPlugin } from '../../open-plugin.ts'
import { networkReply } from '../../network-reply.ts'

const networkAccess = { allowedDomains: ['https://a.test'] }

async function openWith(headers: Record<string, string> = {}) {
  const seen: NetworkRequest[] = []
  const plugin = await openPlugin({
    manifest: { networkAccess },
    async fetch(request) {
      seen.push(request)
      return networkReply(request.url, {
        status: 201,
        statusText: 'Created',
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'content-type',
          ...headers
        },
        body: new TextEncoder().encode('{"é":1}')
      })
    }
  })
  return { ...plugin, seen }
}

test('gives a reply in Figma’s reduced shape', async () => {
  const { run } = await openWith({ 'content-type': 'application/json' })

  const facts = await run(`const reply = await fetch('https://a.test/x')
    return [reply.ok, reply.status, reply.statusText, reply.url, reply.redirected,
      reply.headersObject, await reply.text(), await reply.json(),
      (await reply.arrayBuffer()).byteLength, typeof reply.headers,
      typeof reply.blob, typeof reply.body]`)

  expect(facts).toEqual([
    true,
    201,
    'Created',
    'https://a.test/x',
    false,
    { 'content-type': 'application/json' },
    '{"é":1}',
    { é: 1 },
    8,
    'undefined',
    'undefined',
    'undefined'
  ])
})

test('sends method, headers and both kinds of body', async () => {
  const { run, seen } = await openWith()

  await run(`
    const headers = { 'Content-Type': 'application/json' }
    await fetch('https://a.test/1', { method: 'post', headers, body: '{}' })
    await fetch('https://a.test/2', { method: 'POST', body: new Uint8Array([7]) })`)

  const posts = seen.filter(one => one.method === 'POST')
  expect(posts.map(one => Array.from(one.body ?? []))).toEqual([
    [123, 125],
    [7]
  ])
  expect(posts[0]?.headers).toEqual({
    'content-type': 'application/json',
    origin: 'null'
  })
})

test.each([
  ['fetch({ url: "https://a.test" })', '"url" to have type string'],
  [
    'fetch("https://a.test", { signal: {} })',
    "Unrecognized key(s) in object: 'signal'"
  ],
  [
    'fetch("https://a.test", { headers: [["a", "b"]] })',
    '"headers" to have type object'
  ],
  [
    'fetch("https://a.test", { headers: new Map() })',
    'headers must be a plain object'
  ],
  [
    'fetch("https://a.test", { headers: { a: 1 } })',
    '"headers.a" to have type string'
  ],
  [
    'fetch("https://a.test", { method: "POST", body: {} })',
    '"body" to have type string | Uint8Array'
  ],
  [
    'fetch("https://a.test", { method: "POST", body: new ArrayBuffer(1) })',
    '"body" to have type'
  ],
  [
    'fetch("https://a.test", { body: "a" })',
    'Request with GET/HEAD method cannot have body'
  ],
  ['fetch("https://a.test", { redirect: "manual" })', '"redirect" to have type']
])('refuses %s', async (call, message) => {
  const { error, seen } = await openWith()

  expect(await error(`await ${call}`)).toContain(message)
  expect(seen).toEqual([])
})

test.each(['https://b.test/', 'http://a.test:81/'])(
  'allows no request to %s',
  async address => {
    const { error, seen, logs } = await openWith()

    const message = await error('await fetch(input)', address)

    expect(message).toBe('TypeError: Failed to fetch')
    expect(seen).toEqual([])
    expect(logs[0]?.values[0]).toBe(
      `Refused to connect to '${address}' because it violates the following ` +
        'Content Security Policy directive: "default-src data: blob: ' +
        'https://a.test". ' +
        "Note that 'connect-src' was not explicitly set, so 'default-src' is " +
        'used as a fallback.'
    )
  }
)

test.each([
  ['ftp://a.test/', 'Failed to fetch'],
  ['ws://a.test/', 'Failed to fetch'],
  ['/relative', 'Failed to parse URL from /relative'],
  ['', 'Failed to parse URL from '],
  [
    'https://u:p@a.test/',
    'Request cannot be constructed from a URL that includes credentials: ' +
      'https://u:p@a.test/'
  ]
])('cannot request %j, and blames no policy', async (address, reason) => {
  const { error, seen, logs } = await openWith()

  const message = await error('await fetch(input)', address)

  expect(message).toBe(`TypeError: ${reason}`)
  expect(seen).toEqual([])
  expect(logs.map(log => log.values[0]).join('\n')).not.toContain(
    'Content Security Policy'
  )
})

test('reads an address of data: without the network', async () => {
  const { run, seen } = await openWith()

  const reply = await run(`const reply = await fetch('data:text/plain,a%20b')
    return [reply.status, reply.ok, await reply.text(),
      reply.headersObject['content-type']]`)

  expect(reply).toEqual([200, true, 'a b', 'text/plain'])
  expect(seen).toEqual([])
})

test('sends requests to a real server as origin null', async () => {
  const origins: unknown[] = []
  const server = createServer((request, reply) => {
    origins.push(request.headers.origin)
    reply.setHeader('access-control-allow-origin', '*')
    reply.end('hello')
  })
  onTestFinished(() => void server.close())
  const base = `http://127.0.0.1:${await listen(server)}`
  const { run } = await openPlugin({
    manifest: { networkAccess: { allowedDomains: [base] } }
  })

  const text = await run(`return (await fetch(input + '/x')).text()`, base)

  expect(text).toBe('hello')
  expect(origins).toEqual(['null'])
})

test('rejects as a browser does when the network fails', async () => {
  const cause = new Error('no such host')
  const { error, logs } = await openPlugin({
    manifest: { networkAccess },
    fetch: () => Promise.reject(new Error('a secret', { cause }))
  })

  const message = await error(`await fetch('https://a.test/')`)

  expect(message).toBe('TypeError: Failed to fetch')
  expect(logs.map(log => log.values[0])).toEqual([
    `Failed to load 'https://a.test/': no such host`
  ])
})

test('does not reveal which header a reply lacks', async () => {
  const { error, logs } = await openPlugin({
    manifest: { networkAccess },
    fetch: async ({ url }) => ({ ...networkReply(url), headers: {} })
  })

  const message = await error(`await fetch('https://a.test/')`)

  expect(message).toBe('TypeError: Failed to fetch')
  expect(String(logs[0]?.values[0])).toContain('Access-Control-Allow-Origin')
})

test('opens pages outside', async () => {
  const { run, opened } = await openPlugin()

  await run(`figma.openExternal('https://a.test/login')`)

  expect(opened).toEqual(['https://a.test/login'])
})

test.each(['nope', '', 'javascript:alert(1)', 'file:///etc/hosts'])(
  'opens no page outside at %j',
  async address => {
    const { run, opened, logs } = await openPlugin()

    await run('figma.openExternal(input)', address)

    expect(opened).toEqual([])
    expect(logs).toMatchObject([
      { level: 'error', values: [expect.stringContaining('Cannot open')] }
    ])
  }
)
