import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import {
  licenseImages,
  listImageLicenses
} from '../../../contract/api/image-license-endpoints.ts'
import { openTestService, type TestService } from './open-service.ts'

let opened: TestService
let token: string

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
    headers: { 'Content-Type': 'application/json', ...headers },
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
  const ended = await opened.send('/admin/faults', { method: 'DELETE' })

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
