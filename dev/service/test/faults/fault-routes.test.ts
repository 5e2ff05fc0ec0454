import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi
} from 'vitest'
import { collections } from '../../../../contract/api/collection-endpoints.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { listImageLicenses } from '../../../../contract/api/image-history-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { ConnectionCut } from '../../faults/faults.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
let token: string
const host = 'localhost:4402'

beforeEach(async () => {
  opened = await openTestService({ assets: 60 })
  token = opened.service.makeToken('designer', [
    'licenses.create',
    'licenses.view'
  ])
})
afterEach(() => opened.close())

function order(fault: object, headers: Record<string, string> = {}) {
  return opened.send('/admin/faults', {
    method: 'POST',
    headers: { Host: host, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fault)
  })
}

function end(name = host) {
  return opened.send('/admin/faults', {
    method: 'DELETE',
    headers: { Host: name }
  })
}

async function licenseOne() {
  const { data } = await opened.ask(searchImages, { query: { per_page: 1 } })
  const json = { images: [{ image_id: data[0]?.id }] }
  return opened.ask(licenseImages, { token, json })
}

async function licensed(): Promise<number> {
  const { data } = await opened.ask(listImageLicenses, { token })
  return data.length
}

test('sets and clears a fault', async () => {
  const fault = { fault: 'fail', status: 503, times: 5, path: '/v2/images' }

  const ordered = await order(fault)
  const failed = await opened.refusal(searchImages)
  const ended = await end()

  expect([ordered.status, failed.status, ended.status]).toEqual([204, 503, 204])
  const { data } = await opened.ask(searchImages)
  expect(data.length).toBeGreaterThan(0)
})

describe('a fault without a path', () => {
  test.each([
    [{ fault: 'fail', status: 503, times: 1000 }, 'answered 503'],
    [{ fault: 'lose-reply' }, 'The connection was cut'],
    [{ fault: 'work-late', milliseconds: 0 }, 'The connection was cut'],
    [{ fault: 'cut-body', times: 1000 }, 'The connection was cut']
  ])('hits the next request, and no orders: %j', async (fault, harm) => {
    const ordered = await order(fault)

    const hit = opened.ask(searchImages)
    await expect(hit).rejects.toThrow(harm)
    const ended = await end()

    expect([ordered.status, ended.status]).toEqual([204, 204])
    await opened.ask(searchImages)
  })

  test('that is a delay is cleared immediately', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await order({ fault: 'delay', milliseconds: 86_400_000 })

    const ended = await end()
    await opened.ask(searchImages)

    expect(ended.status).toBe(204)
  })
})

test.each([
  {},
  { fault: 'earthquake' },
  { fault: 'fail', status: 200 },
  { fault: 'delay', milliseconds: -1 },
  { fault: 'delay', milliseconds: 1, times: 2 },
  { fault: 'lose-reply', after: -3 },
  { fault: 'lose-reply', after: 0.5 },
  { fault: 'cut-body', method: 'FETCH' },
  { fault: 'cut-body', path: 'v2' }
])('refuses the order %j', async fault => {
  expect((await order(fault)).status).toBe(400)
})

test('refuses a body that is not JSON', async () => {
  const reply = await opened.send('/admin/faults', {
    method: 'POST',
    headers: { Host: host, 'Content-Type': 'application/json' },
    body: '{'
  })

  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({
    errors: [{ message: 'The body is not JSON', path: '$.body' }]
  })
})

test('lists the allowed methods', async () => {
  const reply = await opened.send('/admin/faults', { headers: { Host: host } })

  expect(reply.status).toBe(405)
  expect(reply.headers.get('Allow')).toBe('POST, DELETE')
})

test('refuses requests that a web page could send', async () => {
  const fault = { fault: 'delay', milliseconds: 1 }

  const plain = await order(fault, { 'Content-Type': 'text/plain' })
  const preflight = await opened.send('/admin/faults', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://example.com',
      'Access-Control-Request-Method': 'POST'
    }
  })

  expect(plain.status).toBe(415)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test.each([
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'Application/JSON'
])('takes orders as %s', async type => {
  const fault = { fault: 'delay', milliseconds: 1 }

  expect((await order(fault, { 'Content-Type': type })).status).toBe(204)
})

test.each(['127.0.0.1:4402', '[::1]:4402', 'LOCALHOST'])(
  'takes orders at %s',
  async name => {
    const fault = { fault: 'delay', milliseconds: 1 }

    expect((await order(fault, { Host: name })).status).toBe(204)
  }
)

test.each(['rebound.example:4402', 'localhost.rebound.example', 'x@localhost'])(
  'takes no orders at %s',
  async name => {
    const fault = { fault: 'fail', status: 503 }

    const ordered = await order(fault, { Host: name })
    const ended = await end(name)

    expect([ordered.status, ended.status]).toEqual([403, 403])
    const { data } = await opened.ask(searchImages)
    expect(data.length).toBeGreaterThan(0)
  }
)

test('has no fault routes without demo accounts', async () => {
  const plain = await openTestService({ assets: 60, hasDemo: false })

  const response = await plain.send('/admin/faults', { method: 'DELETE' })

  plain.close()
  expect(response.status).toBe(404)
})

describe('delayed work', () => {
  test('is done after the connection is lost', async () => {
    await order({
      fault: 'work-late',
      method: 'POST',
      path: '/v2/images/licenses',
      milliseconds: 1
    })

    await expect(licenseOne()).rejects.toThrow('The connection was cut')

    await expect.poll(licensed).toBe(1)
  })

  test('is done once; later requests are handled immediately', async () => {
    await order({
      fault: 'work-late',
      path: '/v2/images/licenses',
      milliseconds: 1
    })
    await expect(licenseOne()).rejects.toThrow('The connection was cut')

    const { data } = await licenseOne()

    expect(data[0]).toHaveProperty('download')
    await expect.poll(licensed).toBe(2)
  })
})

test('a service starts with the faults of its options', async () => {
  const unlucky = await openTestService({
    assets: 60,
    faults: [{ fault: 'fail', status: 503, path: '/v2/images' }]
  })

  const failed = await unlucky.refusal(searchImages)
  await unlucky.ask(searchImages)

  unlucky.close()
  expect(failed.status).toBe(503)
})

test('stopping cancels delayed work', async () => {
  const lines: string[] = []
  const service = await openTestService({
    assets: 60,
    log: line => lines.push(line)
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  service.service.faults.workLate({ milliseconds: 8000 })
  await expect(service.ask(searchImages)).rejects.toThrow(ConnectionCut)
  service.service.faults.delay(86_400_000)
  void service.ask(searchImages)
  await expect.poll(() => vi.getTimerCount()).toBe(2)

  service.close()
  await vi.advanceTimersByTimeAsync(86_400_000)

  expect(lines).toEqual([])
})

test('a body is truncated', async () => {
  await order({ fault: 'cut-body', path: '/v2/images/search' })

  const broken = opened.ask(searchImages)

  await expect(broken).rejects.toThrow('The connection was cut')
  const { data } = await opened.ask(searchImages)
  expect(data.length).toBeGreaterThan(0)
})

describe('a reply without a body', () => {
  test('is lost when a body should be truncated', async () => {
    const headers = { 'User-Agent': 'test', Authorization: opened.basic }
    const known = await opened.send('/v2/images/search', { headers })
    const ETag = known.headers.get('ETag') ?? ''
    await order({ fault: 'cut-body', path: '/v2/images/search' })

    const lost = opened.send('/v2/images/search', {
      headers: { ...headers, 'If-None-Match': ETag }
    })

    await expect(lost).rejects.toThrow(ConnectionCut)
  })

  test('is lost with its status 204', async () => {
    const edits = opened.service.makeToken('designer', ['collections.edit'])
    const { id } = await opened.ask(collections.create, {
      token: edits,
      json: { name: 'Spring' }
    })
    await order({ fault: 'cut-body', path: '/v2/images/collections' })

    const lost = opened.ask(collections.update, {
      token: edits,
      path: { id },
      json: { name: 'Summer' }
    })

    await expect(lost).rejects.toThrow(ConnectionCut)
  })
})
