import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
let path: string

beforeAll(async () => {
  opened = await openTestService()
  const { data } = await opened.ask(searchImages)
  path = `/v2/images/${data[0]?.id}?view=full`
})
afterAll(() => opened.close())

function get(headers: Record<string, string> = {}): Promise<Response> {
  return opened.send(path, {
    headers: { Authorization: opened.basic, 'User-Agent': 'test', ...headers }
  })
}

test('a record always has the same tag and text, compressed or not', async () => {
  const first = await get()
  const second = await get()
  const packed = await get({ 'Accept-Encoding': 'br, gzip;q=0.5' })
  const refused = await get({ 'Accept-Encoding': 'gzip;q=0, identity' })

  const text = await first.text()
  const bytes = new Uint8Array(await packed.arrayBuffer())
  expect(await second.text()).toBe(text)
  expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'))
  expect(packed.headers.get('Content-Encoding')).toBe('gzip')
  expect(packed.headers.get('ETag')).toBe(`W/${first.headers.get('ETag')}`)
  expect(gunzipSync(bytes).toString()).toBe(text)
  expect(refused.headers.get('Content-Encoding')).toBeNull()
  expect(await refused.text()).toBe(text)
})

test.each(['', 'gzip'])(
  'a known tag is answered with 304 (%j)',
  async coding => {
    const headers = { 'Accept-Encoding': coding }
    const tag = (await get(headers)).headers.get('ETag') ?? ''

    const reply = await get({ ...headers, 'If-None-Match': tag })

    expect(reply.status).toBe(304)
    expect(await reply.text()).toBe('')
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*')
  }
)

test('a cached record is removed and restored with its asset', async () => {
  const before = await get()
  opened.service.faults.removeAsset(path.split(/[/?]/)[3] ?? '')

  const removed = await get()
  opened.service.faults.reset()
  const back = await get()

  expect([before.status, removed.status, back.status]).toEqual([200, 404, 200])
})
