import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import { listImageLicenses } from '../../../contract/api/image-history-endpoints.ts'
import { licenseImages } from '../../../contract/api/image-license-endpoints.ts'
import { ConnectionCut } from '../../../dev/service/faults/faults.ts'
import { openTestService, type TestService } from './open-service.ts'

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

async function licenseOne() {
  const { data } = await opened.ask(searchImages, { query: { per_page: 1 } })
  const json = { images: [{ image_id: data[0]?.id }] }
  return opened.ask(licenseImages, { token, json })
}

async function licensed(): Promise<number> {
  const { data } = await opened.ask(listImageLicenses, { token })
  return data.length
}

test('orders a fault and ends it', async () => {
  const fault = { fault: 'fail', status: 503, times: 5, path: '/v2/images' }

  const ordered = await order(fault)
  const failed = await opened.refusal(searchImages)
  const ended = await opened.send('/admin/faults', {
    method: 'DELETE',
    headers: { Host: host }
  })

  expect([ordered.status, failed.status, ended.status]).toEqual([204, 503, 204])
  const { data } = await opened.ask(searchImages)
  expect(data.length).toBeGreaterThan(0)
})

test.each([
  { fault: 'delay', milliseconds: 1 },
  { fault: 'lose-reply', method: 'POST', after: 1 },
  { fault: 'work-late', path: '/v2/audio', milliseconds: 1000 },
  { fault: 'cut-body', path: '/v2/audio' },
  { fault: 'break-media', kind: 'truncated' },
  { fault: 'malform-record', assetId: '1' },
  { fault: 'vanish-asset', assetId: '1' },
  { fault: 'move-clock', milliseconds: 1000 },
  { fault: 'lag-history', milliseconds: 1000 },
  { fault: 'shift-history', entries: -1 },
  { fault: 'metadata', fate: 'stripped' },
  { fault: 'repeats', repeats: 'charged' },
  { fault: 'halve-batch' },
  { fault: 'forbid-download', assetId: '1' }
])('takes the order %j', async fault => {
  expect((await order(fault)).status).toBe(204)
})

test.each([
  {},
  { fault: 'earthquake' },
  { fault: 'fail', status: 200 },
  { fault: 'delay', milliseconds: -1 },
  { fault: 'delay', milliseconds: 1, times: 2 }
])('refuses the order %j', async fault => {
  expect((await order(fault)).status).toBe(400)
})

test('takes no order that a page of the web could send unasked', async () => {
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
    const ended = await opened.send('/admin/faults', {
      method: 'DELETE',
      headers: { Host: name }
    })

    expect([ordered.status, ended.status]).toEqual([403, 403])
    const { data } = await opened.ask(searchImages)
    expect(data.length).toBeGreaterThan(0)
  }
)

test('takes no orders without the demo people', async () => {
  const plain = await openTestService({ assets: 60, hasDemo: false })

  const response = await plain.send('/admin/faults', { method: 'DELETE' })

  plain.close()
  expect(response.status).toBe(404)
})

describe('work that is done late', () => {
  test('is done after its connection was lost', async () => {
    await order({
      fault: 'work-late',
      method: 'POST',
      path: '/v2/images/licenses',
      milliseconds: 1
    })

    await expect(licenseOne()).rejects.toThrow('The connection was cut')

    await expect.poll(licensed).toBe(1)
  })

  test('is done once, and later requests at once', async () => {
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

test('a body breaks off in its middle', async () => {
  await order({ fault: 'cut-body', path: '/v2/images/search' })

  const broken = opened.ask(searchImages)

  await expect(broken).rejects.toThrow('The connection was cut')
  const { data } = await opened.ask(searchImages)
  expect(data.length).toBeGreaterThan(0)
})

describe('a reply without a body', () => {
  test('is lost where a body is to break off', async () => {
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
    const { faults } = opened.service
    faults.cutBody({ path: '/admin/faults' })

    const lost = order({ fault: 'delay', milliseconds: 1 })

    await expect(lost).rejects.toThrow(ConnectionCut)
  })
})
