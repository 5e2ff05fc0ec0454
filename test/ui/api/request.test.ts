import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import {
  request,
  requestJson,
  requestNothing
} from '../../../ui/api/request.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { never } from '../scripted-web.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'
import { createVirtualClock } from '../../virtual-clock.ts'
import type { VirtualClock } from '../../virtual-clock.ts'

const url = 'http://service.test/v2/test'
const route = `GET ${url}`
const Reply = v.object({ text: v.string() })

const web = useScriptedWeb()
let clock: VirtualClock

beforeEach(() => {
  clock = createVirtualClock()
  usePlatform({
    ...platform(),
    now: () => clock.now(),
    wait: (milliseconds, signal) => clock.wait(milliseconds, signal)
  })
})

const failures: [status: number, code: string][] = [
  [400, 'bad-request'],
  [401, 'signed-out'],
  [403, 'not-allowed'],
  [404, 'not-found'],
  [408, 'timed-out'],
  [500, 'service-failed'],
  [503, 'service-failed']
]

it.each(failures)('maps status %d to %s', async (status, code) => {
  web.on(route, () => Response.json({ message: 'No' }, { status }))

  await expect(requestJson(url, Reply)).rejects.toMatchObject({ code })
})

const page = '<!doctype html><title>Sign in to this Wi-Fi</title>'

it.each([200, 400, 401, 403, 404, 407, 410, 413, 422, 511])(
  'takes no page with status %d for a reply',
  async status => {
    web.on(route, () => new Response(page, { status }))
    const options = { unreachable: 'gateway-unreachable' } as const

    const ofService = requestJson(url, Reply)
    const ofGateway = requestJson(url, Reply, options)

    await expect(ofService).rejects.toMatchObject({ code: 'reply-replaced' })
    await expect(ofGateway).rejects.toMatchObject({ code: options.unreachable })
  }
)

it.each(['Access denied', 'error code: 1020', '\uFEFF\n<html lang="de">'])(
  'takes no text for a refusal: %j',
  async text => {
    web.on(route, () => new Response(text, { status: 403 }))

    await expect(requestJson(url, Reply)).rejects.toMatchObject({
      code: 'reply-replaced'
    })
  }
)

it.each([
  [408, 'timed-out', 'timed-out'],
  [429, 'rate-limited', 'rate-limited'],
  [500, 'service-failed', 'gateway-unreachable'],
  [502, 'service-failed', 'gateway-unreachable'],
  [503, 'service-failed', 'gateway-unreachable'],
  [504, 'timed-out', 'timed-out']
])('believes a page with status %d', async (status, service, gateway) => {
  const headers = { 'Retry-After': '600' }
  web.on(route, () => new Response(page, { status, headers }))
  const unreachable = 'gateway-unreachable'

  const ofService = requestJson(url, Reply)
  const ofGateway = requestJson(url, Reply, { unreachable })

  await expect(ofService).rejects.toMatchObject({ code: service })
  await expect(ofGateway).rejects.toMatchObject({ code: gateway })
})

it('keeps the explanation of the service', async () => {
  web.on(route, () =>
    Response.json(
      {
        message: 'Validation failed',
        errors: [{ message: 'Expected a date', path: '$.query.added_date' }]
      },
      { status: 400 }
    )
  )

  await expect(requestJson(url, Reply)).rejects.toMatchObject({
    data: { explanation: 'Expected a date' }
  })
})

it('keeps the code of the gateway', async () => {
  const error = { code: 'gateway-credentials', message: 'Not ours.' }
  web.on(route, () => Response.json({ error }, { status: 502 }))

  await expect(requestJson(url, Reply)).rejects.toMatchObject({
    code: 'gateway-credentials'
  })
})

it('maps the status when the code is unknown', async () => {
  const error = { code: 'from-the-future', message: 'New.' }
  web.on(route, () => Response.json({ error }, { status: 404 }))

  await expect(requestJson(url, Reply)).rejects.toMatchObject({
    code: 'not-found'
  })
})

it('reports that nothing could be reached', async () => {
  web.on(route, () => Promise.reject(new TypeError('Failed to fetch')))

  await expect(requestJson(url, Reply)).rejects.toMatchObject({
    code: 'offline'
  })
})

it('times out', async () => {
  web.on(route, never)

  const failed = requestJson(url, Reply).catch((error: unknown) => error)
  await clock.advance(20_000)

  expect(await failed).toMatchObject({ code: 'timed-out' })
  expect(web.calls()[0]?.signal?.aborted).toBe(true)
})

it('times out later when the reply is postponed', async () => {
  web.on(route, () => Response.json({}))

  const failed = request(url, {}, async (_response, postpone) => {
    await clock.wait(15_000)
    postpone()
    await clock.wait(15_000)
    postpone()
    return new Promise((_resolve, reject) => {
      const signal = web.calls()[0]?.signal
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }).catch((error: unknown) => error)
  await clock.advance(30_000)
  await clock.advance(19_000)
  const isOpen = web.calls()[0]?.signal?.aborted === false
  await clock.advance(1000)

  expect(isOpen).toBe(true)
  expect(await failed).toMatchObject({ code: 'timed-out' })
})

it('reports cancelling by the caller as cancelled', async () => {
  web.on(route, never)
  const abort = new AbortController()

  const asked = requestJson(url, Reply, { signal: abort.signal })
  abort.abort()

  await expect(asked).rejects.toMatchObject({ code: 'cancelled' })
})

it.each(['{', '{"text":1}', ''])('cannot read %j', async text => {
  web.on(route, () => new Response(text))

  await expect(requestJson(url, Reply)).rejects.toMatchObject({
    code: 'reply-unreadable'
  })
})

it('goes past caches after a reply that it could not read', async () => {
  const page = `${url}/page`
  web.on(`GET ${page}`, () => Response.json({ text: 7 }))
  await requestJson(page, Reply).catch(() => {})
  web.on(`GET ${page}`, () => Response.json({ text: 'ok' }))

  await requestJson(page, Reply)
  await requestJson(page, Reply)

  const caches = web.calls().map(({ cache }) => cache)
  expect(caches).toEqual([undefined, 'reload', undefined])
})

it('retries when the service asked it to wait', async () => {
  let asked = 0
  web.on(route, () => {
    asked += 1
    if (asked > 1) return Response.json({ text: 'ok' })
    const headers = { 'Retry-After': '3' }
    return new Response('', { status: 429, headers })
  })
  const start = clock.now()

  const reply = requestJson(url, Reply)
  await clock.until(() => asked === 2)

  expect(await reply).toEqual({ text: 'ok' })
  expect(clock.now() - start).toBe(3000)
})

it('does not wait for minutes', async () => {
  web.on(route, () => {
    const headers = { 'Retry-After': '120' }
    return new Response('', { status: 429, headers })
  })

  await expect(requestJson(url, Reply)).rejects.toMatchObject({
    code: 'rate-limited'
  })
  expect(web.calls()).toHaveLength(1)
})

it.each(['Sun, 01 Mar 2026 12:00:01 GMT', 'soon', '1.5', '-3'])(
  'waits ten seconds by default: %s',
  async text => {
    let asked = 0
    web.on(route, () => {
      asked += 1
      if (asked > 1) return Response.json({ text: 'ok' })
      return new Response('', { status: 429, headers: { 'Retry-After': text } })
    })
    const start = clock.now()

    const reply = requestJson(url, Reply)
    await clock.until(() => asked === 2)

    expect(await reply).toEqual({ text: 'ok' })
    expect(clock.now() - start).toBe(10_000)
  }
)

it('gives up after repeated refusals', async () => {
  web.on(route, () => new Response('', { status: 429 }))

  const failed = requestJson(url, Reply).catch((error: unknown) => error)
  await clock.advance(60_000)

  expect(await failed).toMatchObject({ code: 'rate-limited' })
  expect(web.calls()).toHaveLength(3)
})

it.each([
  ['POST', { json: { id: 1 } }],
  ['PUT', { json: { id: 1 }, method: 'PUT' }],
  ['DELETE', { method: 'DELETE' }]
] as const)('never repeats a %s', async (method, options) => {
  web.on(`${method} ${url}`, () => new Response('', { status: 429 }))

  const asked = requestNothing(url, options)

  await expect(asked).rejects.toMatchObject({ code: 'rate-limited' })
  await clock.advance(60_000)
  expect(web.calls()).toHaveLength(1)
})

it.each([
  ['PUT', { json: { id: 1 }, method: 'PUT' }],
  ['DELETE', { method: 'DELETE' }]
] as const)(
  'accepts a reply without a body to a %s',
  async (method, options) => {
    web.on(`${method} ${url}`, () => new Response(null, { status: 204 }))

    await expect(requestNothing(url, options)).resolves.toBeUndefined()
  }
)

it.each([
  [503, 'gateway-unreachable', 'from-Proxy_7', 'from-Proxy_7'],
  // The person can mend it.
  [429, 'rate-limited', '4f1c0a52b7d9e863', undefined],
  // Gateways of 0.1 send none.
  [502, 'service-failed', undefined, undefined],
  [502, 'service-failed', '<img src=x>', undefined],
  [502, 'service-failed', 'a'.repeat(65), undefined],
  [502, 'service-failed', 7, undefined]
])(
  'keeps of a gateway failure with status %d, %s and the id %s the id %s',
  async (status, code, id, requestId) => {
    const error = { code, message: 'No.', id }
    web.on(`POST ${url}`, () => Response.json({ error }, { status }))

    const failed = requestJson(url, Reply, { method: 'POST' })

    await expect(failed).rejects.toMatchObject({ code, data: { requestId } })
  }
)
