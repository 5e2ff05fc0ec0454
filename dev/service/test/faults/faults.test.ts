import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi
} from 'vitest'
import { getUser } from '../../../../contract/api/account-endpoints.ts'
import {
  getImage,
  searchImages
} from '../../../../contract/api/image-endpoints.ts'
import { listImageLicenses } from '../../../../contract/api/image-history-endpoints.ts'
import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import {
  readRecords,
  TolerantImage
} from '../../../../contract/api/records/tolerant.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { testBase } from '../test-addresses.ts'

let opened: TestService

beforeEach(async () => {
  opened = await openTestService()
})
afterEach(() => opened.close())

async function someId(): Promise<string> {
  const { data } = await opened.ask(searchImages, { query: { per_page: 1 } })
  return data[0]?.id ?? ''
}

describe('a requested failure', () => {
  test('answers a number of matching requests', async () => {
    opened.service.faults.failNext({
      path: '/v2/images',
      status: 429,
      times: 2,
      message: 'Too many requests'
    })
    const token = opened.service.makeToken('designer', ['user.view'])

    await opened.ask(getUser, { token })
    const first = await opened.refusal(searchImages)
    const second = await opened.refusal(searchImages)
    await opened.ask(searchImages)

    expect([first.status, second.status]).toEqual([429, 429])
    expect(first.message).toBe('Too many requests')
    expect(first.headers.get('Retry-After')).toBe('1')
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('does no work', async () => {
    const token = await opened.signIn('designer')
    const image_id = await someId()
    opened.service.faults.failNext({ method: 'POST', status: 500 })

    const refused = await opened.refusal(licenseImages, {
      token,
      json: { images: [{ image_id }] }
    })
    const { data } = await opened.ask(listImageLicenses, { token })

    expect(refused.status).toBe(500)
    expect(data).toEqual([])
  })
})

describe('a broken connection', () => {
  test('loses the reply of the n-th request after it was handled', async () => {
    const token = await opened.signIn('designer')
    const image_id = await someId()
    const license = () =>
      opened.ask(licenseImages, { token, json: { images: [{ image_id }] } })
    opened.service.faults.cutConnection({
      method: 'POST',
      path: '/v2/images/licenses',
      after: 1
    })

    await license()
    await expect(license()).rejects.toThrow('The connection was cut')
    await license()

    const { data } = await opened.ask(listImageLicenses, { token })
    expect(data).toHaveLength(3)
  })
})

describe('a malformed record', () => {
  test('is unusable for a panel', async () => {
    const id = await someId()
    opened.service.faults.malformRecord(id)

    const request = new Request(`${testBase}/v2/images/search?per_page=3`, {
      headers: { 'User-Agent': 'test', Authorization: opened.basic }
    })
    // Not by the client, which holds replies against the document.
    const reply = await opened.service.fetch(request)
    const { data } = (await reply.json()) as { data: unknown[] } // as searched

    const { records, dropped } = readRecords(TolerantImage, data)
    expect(dropped).toBe(1)
    expect(records.map(record => record.id)).not.toContain(id)
  })

  test('of a removed asset is not found', async () => {
    const id = await someId()
    opened.service.faults.removeAsset(id)

    const refused = await opened.refusal(getImage, { path: { id } })
    const media = await opened.send(`/media/${id}/preview.jpg`)

    expect([refused.status, media.status]).toEqual([404, 404])
  })
})

describe('broken media', () => {
  test('is truncated', async () => {
    const address = `/media/${await someId()}/preview.jpg`
    opened.service.faults.breakMedia('truncated')

    const broken = await opened.send(address)
    const whole = await opened.send(address)

    expect(broken.status).toBe(200)
    await expect(broken.arrayBuffer()).rejects.toThrow('cut')
    expect((await whole.arrayBuffer()).byteLength).toBe(
      Number(broken.headers.get('Content-Length'))
    )
  })

  test('is not an image', async () => {
    opened.service.faults.breakMedia('not-an-image')

    const broken = await opened.send(`/media/${await someId()}/preview.jpg`)

    expect(broken.headers.get('Content-Type')).toBe('image/jpeg')
    expect(await broken.text()).toMatch(/^<!doctype html>/)
  })
})

describe('a delay', () => {
  test('delays every request, including preflights and media', async () => {
    const id = await someId()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    opened.service.faults.delay(30_000)
    let replies = 0
    const send = async (path: string, method: string) => {
      await opened.send(path, { method })
      replies += 1
    }

    const sent = [
      send('/v2/images/search', 'OPTIONS'),
      send('/v2/images/search', 'GET'),
      send(`/media/${id}/small_thumb.jpg`, 'GET')
    ]
    await vi.advanceTimersByTimeAsync(29_999)
    const early = replies
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(sent)

    expect(early).toBe(0)
  })
})

test('are all cleared by a reset', async () => {
  const id = await someId()
  const { faults } = opened.service
  faults.removeAsset(id)
  faults.malformRecord(id)
  faults.failNext({ status: 503, times: 9 })
  faults.breakMedia('truncated')
  faults.cutConnection({})

  faults.reset()

  expect((await opened.ask(getImage, { path: { id } })).id).toBe(id)
})

describe('arrivals', () => {
  test('are counted for each method and path', async () => {
    await opened.ask(searchImages)
    await opened.ask(searchImages, { query: { page: 2 } })
    await opened.send('/v2/images/search', { method: 'OPTIONS' })

    const { arrivals } = opened.service
    expect(arrivals.count('GET', '/v2/images/search')).toBe(2)
    expect(arrivals.count('OPTIONS', '/v2/images/search')).toBe(1)
    expect(arrivals.count('POST', '/v2/images/search')).toBe(0)
  })

  test('of purchases are counted by attempt', async () => {
    const token = await opened.signIn('designer')
    const image_id = await someId()
    const license = (other: string) =>
      opened.ask(licenseImages, {
        token,
        json: { images: [{ image_id, metadata: { other } }, { image_id }] }
      })

    await license('for Anna aa11')
    await license('aa11')
    await license('bb22')

    const { arrivals } = opened.service
    expect(arrivals.attempts()).toEqual(
      new Map([
        ['aa11', 2],
        ['bb22', 1]
      ])
    )
    arrivals.clear()
    expect(arrivals.count('POST', '/v2/images/licenses')).toBe(0)
    expect(arrivals.attempts().size).toBe(0)
  })

  test('are counted in bounded memory', async () => {
    const { app, arrivals } = opened.service
    const body = (text: string) => ({
      method: 'POST',
      body: `{"images":[{"metadata":{"other":"${text}"}}]}`
    })

    await app.request('/v2/images/licenses', body(`a ${'x'.repeat(10_000)}`))
    await app.request('/v2/images/licenses', body('aa11'))

    expect([...arrivals.attempts().keys()]).toEqual(['aa11'])
  })

  test('are not counted without demo accounts', async () => {
    const plain = await openTestService({ assets: 60, hasDemo: false })
    onTestFinished(() => plain.close())

    await plain.service.app.request('/v2/images/licenses', {
      method: 'POST',
      body: '{"images":[{"metadata":{"other":"aa11"}}]}'
    })

    const { arrivals } = plain.service
    expect(arrivals.count('POST', '/v2/images/licenses')).toBe(0)
    expect(arrivals.attempts().size).toBe(0)
  })
})
