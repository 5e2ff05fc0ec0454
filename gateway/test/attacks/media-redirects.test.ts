import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { redirectTarget } from '../../media/redirect-target.ts'
import { jpeg, openMediaHost, type MediaHost } from '../media-host.ts'
import {
  failureOf,
  openGateway,
  type GatewaySetting,
  type TestGateway
} from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

let first: MediaHost
let second: MediaHost
let gateway: TestGateway
/** Of the first host. */
let answer: RequestListener

beforeEach(async () => {
  answer = redirectTo(() => `${second.origin}/a.jpg`)
  first = await openMediaHost((request, response) => answer(request, response))
  second = await openMediaHost(
    (_request, response) => response.end(jpeg),
    '127.0.0.1'
  )
  gateway = open()
})
afterEach(() => {
  first.close()
  second.close()
})

function open(setting: Partial<GatewaySetting> = {}): TestGateway {
  return openGateway({
    fetch: scriptedService().fetch,
    ...setting,
    config: { media: [first.origin, second.origin], ...setting.config }
  })
}

function redirectTo(address: () => string, status = 302): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { Location: address() })
    response.write('this body never ends')
  }
}

function preview(at = gateway): Promise<Response> {
  return at.send(`/media?url=${encodeURIComponent(`${first.origin}/0`)}`)
}

/** `/0` leads to `/1` and so on, to a file in the end. */
function chainOf(length: number): RequestListener {
  return (request, response) => {
    const step = Number(request.url?.slice(1))
    if (step === length) response.end(jpeg)
    else redirectTo(() => `/${step + 1}`)(request, response)
  }
}

describe('an attacker who redirects from a media host', () => {
  test.each([301, 302, 303, 307, 308])(
    'is followed by %i to another listed host',
    async status => {
      answer = redirectTo(() => `${second.origin}/a.jpg#part`, status)

      const response = await preview()

      expect(response.status).toBe(200)
      const bytes = await response.arrayBuffer()
      expect(bytes.byteLength).toBe(jpeg.length)
      expect(second.arrived).toEqual(['GET /a.jpg'])
      await first.isLeft()
    }
  )

  test('is followed by GET for a licensed file', async () => {
    const response = await gateway.post('/media', { url: `${first.origin}/0` })

    await response.arrayBuffer()
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect([...first.arrived, ...second.arrived]).toEqual([
      'GET /0',
      'GET /a.jpg'
    ])
  })

  test('is followed at most five times', async () => {
    answer = chainOf(5)

    const response = await preview()

    expect(response.status).toBe(200)
    await response.arrayBuffer()
    expect(first.arrived).toHaveLength(6)
  })

  test.each([
    ['a sixth time', chainOf(6)],
    ['in a ring', redirectTo(() => '/0')]
  ])('is not followed %s', async (_, chain) => {
    answer = chain

    expect((await failureOf(await preview())).code).toBe('service-failed')
    expect(first.arrived).toHaveLength(6)
    await first.isLeft()
  })

  test.each([
    'http://evil.example/a.jpg',
    '//evil.example/a.jpg',
    '\\\\evil.example\\a.jpg',
    'http://localhost:1/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:SECOND/a.jpg',
    'http://user:word@SECOND_HOST/a.jpg',
    'http://SECOND_HOST@evil.example/a.jpg',
    'http://[',
    '/LONG'
  ])('is not followed to %s', async location => {
    const { host } = new URL(second.origin)
    const named = location
      .replace('SECOND_HOST', host)
      .replace('SECOND', second.origin)
      .replace('LONG', 'a'.repeat(5000))
    answer = redirectTo(() => named)

    expect((await failureOf(await preview())).code).toBe('address-refused')
    expect(first.arrived).toHaveLength(1)
    expect(second.arrived).toEqual([])
    await first.isLeft()
  })

  test('is not followed into a private network', async () => {
    const listed = 'http://images.example.com'
    const lookups: string[] = []
    const at = open({
      config: { media: [first.origin, listed] },
      lookup: async name => {
        lookups.push(name)
        const address = name === 'localhost' ? '127.0.0.1' : '10.0.0.5'
        return [{ address, family: 4 }]
      }
    })
    answer = redirectTo(() => `${listed}/a.jpg`)

    expect((await failureOf(await preview(at))).code).toBe('address-refused')
    expect(lookups).toEqual(['localhost', 'images.example.com'])
  })

  test('fails without a location', async () => {
    answer = (_request, response) => {
      response.writeHead(302)
      response.end()
    }

    expect((await failureOf(await preview())).code).toBe('service-failed')
  })

  test('gains no time by redirects', async () => {
    const limits: number[] = []
    const timer = new AbortController()
    const at = open({
      timeout: limit => {
        limits.push(limit)
        return timer.signal
      }
    })
    const chain = chainOf(5)
    answer = (request, response) => {
      if (request.url !== '/3') return chain(request, response)
      timer.abort(new DOMException('Over', 'TimeoutError'))
    }

    expect((await failureOf(await preview(at))).code).toBe('timed-out')
    expect(limits).toEqual([60_000])
    await first.isLeft()
  })
})

describe('an attacker who redirects from an encrypted address', () => {
  const listed = ['https://a.example', 'http://b.example', 'https://b.example']
  const from = new URL('https://a.example/x/y')

  test('is followed to an encrypted address', () => {
    expect(redirectTarget(from, '../z', listed).href).toBe(
      'https://a.example/z'
    )
    expect(redirectTarget(from, 'https://b.example/', listed).href).toBe(
      'https://b.example/'
    )
  })

  test('is not followed to a listed address without encryption', () => {
    expect(() => redirectTarget(from, 'http://b.example/', listed)).toThrow(
      'a forbidden address'
    )
  })
})
