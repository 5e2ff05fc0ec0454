import { beforeEach, describe, expect, test } from 'vitest'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

let gateway: TestGateway

beforeEach(() => {
  gateway = openGateway({ fetch: scriptedService().fetch })
})

describe('the panel, whose origin is "null"', () => {
  test.each([
    '/sign-ins',
    '/sessions/refresh',
    '/purchases',
    '/api/v2/images/search',
    '/media'
  ])('may call %s with a bearer and JSON', async path => {
    const response = await gateway.send(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'null',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type'
      }
    })

    const { headers } = response
    expect(response.status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization,Content-Type,Range'
    )
    expect(headers.get('Access-Control-Max-Age')).toBe('7200')
  })

  test('may read failures', async () => {
    const response = await gateway.post('/sessions/refresh', { handle: 'x' })

    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await failureOf(response)).toEqual({
      status: 401,
      code: 'session-expired'
    })
  })

  test('may not call the pages', async () => {
    const response = await gateway.send(`/sign-in/${'0'.repeat(32)}`, {
      headers: { Origin: 'null' }
    })

    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('a request', () => {
  test.each([
    ['no JSON', '{"challenge":'],
    ['a short challenge', JSON.stringify({ challenge: 'abc' })],
    ['too much', JSON.stringify({ challenge: 'a'.repeat(70_000) })]
  ])('with %s is refused with a message', async (_, body) => {
    const response = await gateway.send('/sign-ins', { method: 'POST', body })

    expect(await failureOf(response)).toEqual({
      status: 400,
      code: 'bad-request'
    })
  })

  test('for an unknown address is answered as JSON', async () => {
    const response = await gateway.send('/nowhere')

    expect(await failureOf(response)).toEqual({
      status: 404,
      code: 'not-found'
    })
  })

  test('that triggers a bug gets no details', async () => {
    const broken = openGateway({
      fetch: scriptedService().fetch,
      store: {
        ...gateway.store,
        count: () => Promise.reject(new Error('disk of host-7 is full'))
      }
    })

    const response = await broken.post('/sign-ins', {})
    const text = await response.text()

    expect(response.status).toBe(503)
    expect(text).not.toContain('host-7')
    expect(JSON.stringify(broken.log)).toContain('disk of host-7 is full')
  })
})

describe('a gateway that serves some routes', () => {
  test('answers nothing else', async () => {
    const part = openGateway({
      fetch: scriptedService().fetch,
      config: { serves: ['media'] }
    })

    const paths = ['/sign-ins', '/purchases', '/api/v2/images/search']
    const found = await Promise.all(paths.map(path => part.post(path, {})))
    const media = await part.send('/media?url=x')

    expect(found.map(response => response.status)).toEqual([404, 404, 404])
    expect((await failureOf(media)).code).toBe('address-refused')
  })
})
