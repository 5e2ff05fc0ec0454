import { describe, expect, test } from 'vitest'
import { failureOf, openGateway, type TestGateway } from '../open-gateway.ts'

const searchPath = '/api/v2/images/search?query=sea'
const minute = 60_000
const hour = 60 * minute

type Answer = (signal: AbortSignal) => Response | Promise<Response>

/** A gateway before a service whose answers the test replaces. */
function open() {
  let answer: Answer = () => found('public, max-age=60')
  let calls = 0
  const gateway = openGateway({
    fetch: async (input, init) => {
      calls += 1
      return answer(new Request(input, init).signal)
    }
  })
  return {
    gateway,
    calls: () => calls,
    answerWith: (next: Answer) => void (answer = next)
  }
}

function found(control: string, headers: Record<string, string> = {}) {
  const data = ['sea']
  return Response.json(
    { data },
    { headers: { 'Cache-Control': control, ...headers } }
  )
}

const outages: [name: string, answer: Answer][] = [
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 500', () => Response.json({}, { status: 500 })],
  ['answers 503', () => new Response('Busy', { status: 503 })],
  ['answers 429', () => Response.json({}, { status: 429 })],
  ['answers with a page', () => new Response('<!doctype html><p>')]
]

function statusOf(reply: Response): string | null {
  return reply.headers.get('Cache-Status')
}

async function searched(gateway: TestGateway): Promise<Response> {
  const reply = await gateway.send(searchPath)
  expect(await reply.clone().json()).toEqual({ data: ['sea'] })
  return reply
}

describe('while the service fails, a stale reply', () => {
  test.each(outages)('is sent and marked: it %s', async (_name, outage) => {
    const { gateway, answerWith } = open()
    const first = await searched(gateway)
    answerWith(outage)
    gateway.clock.move(90_000)

    const stale = await searched(gateway)

    expect(statusOf(first)).toBeNull()
    expect(statusOf(stale)).toBe('Cleared-Gateway; hit; ttl=-30')
    expect(stale.headers.get('Age')).toBe('90')
    expect(stale.headers.get('Cache-Control')).toBe('no-cache')
  })

  test('counts the age that it arrived with', async () => {
    const { gateway, answerWith } = open()
    answerWith(() => found('max-age=60', { Age: '50' }))
    await searched(gateway)
    answerWith(() => new Response(null, { status: 503 }))
    gateway.clock.move(15_000)

    const stale = await searched(gateway)

    expect(stale.headers.get('Age')).toBe('65')
    expect(statusOf(stale)).toBe('Cleared-Gateway; hit; ttl=-5')
  })

  test('is sent for ten seconds before the service is called again', async () => {
    const { gateway, answerWith, calls } = open()
    await searched(gateway)
    answerWith(() => new Response(null, { status: 503 }))
    gateway.clock.move(minute)

    await searched(gateway)
    gateway.clock.move(9999)
    await searched(gateway)
    const before = calls()
    gateway.clock.move(1)
    await searched(gateway)

    expect([before, calls()]).toEqual([2, 3])
  })

  test('is replaced when the service is back', async () => {
    const { gateway, answerWith } = open()
    await searched(gateway)
    answerWith(() => new Response(null, { status: 503 }))
    gateway.clock.move(minute)
    await searched(gateway)
    answerWith(() => Response.json({ data: ['new'] }))
    gateway.clock.move(10_000)

    const reply = await gateway.send(searchPath)

    expect(await reply.json()).toEqual({ data: ['new'] })
    expect(statusOf(reply)).toBeNull()
  })

  test('is not sent to who reloads', async () => {
    const { gateway, answerWith } = open()
    await searched(gateway)
    answerWith(() => new Response(null, { status: 503 }))
    gateway.clock.move(minute)
    await searched(gateway)

    const reloaded = await gateway.send(searchPath, {
      headers: { 'Cache-Control': 'no-cache' }
    })

    expect(await failureOf(reloaded)).toEqual({
      status: 502,
      code: 'service-failed'
    })
  })
})

describe('a stale reply is sent until', () => {
  test.each([
    [hour, 'max-age=60'],
    [5000, 'max-age=60, stale-if-error=5'],
    [5000, 's-maxage=60, stale-if-error=5'],
    [24 * hour, 'max-age=60, stale-if-error=999999999']
  ])('%i ms after its lifetime: %s', async (length, control) => {
    const { gateway, answerWith } = open()
    answerWith(() => found(control))
    await searched(gateway)
    answerWith(() => new Response(null, { status: 503 }))

    gateway.clock.move(minute + length - 1)
    await searched(gateway)
    gateway.clock.move(1)
    const late = await gateway.send(searchPath)

    expect((await failureOf(late)).code).toBe('service-failed')
  })
})

describe('no stale reply is sent', () => {
  test.each([
    'max-age=60, must-revalidate',
    'max-age=60, must-revalidate, stale-if-error=60',
    'max-age=60, proxy-revalidate',
    's-maxage=60',
    'max-age=60, stale-if-error=0',
    'max-age=60, stale-if-error=soon',
    'no-cache',
    'private, no-store, max-age=60',
    'no-store, max-age=60'
  ])('of %s', async control => {
    const { gateway, answerWith } = open()
    answerWith(() => found(control, { ETag: '"one"' }))
    await searched(gateway)
    answerWith(() => new Response(null, { status: 503 }))
    gateway.clock.move(minute)

    const late = await gateway.send(searchPath)

    expect((await failureOf(late)).code).toBe('service-failed')
  })

  test.each([
    [401, 'gateway-credentials'],
    [200, 'reply-unreadable']
  ])('when the service answers %i with %s', async (status, code) => {
    const { gateway, answerWith } = open()
    await searched(gateway)
    answerWith(() => Response.json(['nothing'], { status }))
    gateway.clock.move(minute)

    const reply = await gateway.send(searchPath)

    expect((await failureOf(reply)).code).toBe(code)
  })

  test.each([403, 404, 410])('after the service answered %i', async status => {
    const { gateway, answerWith } = open()
    await searched(gateway)
    answerWith(() => Response.json({ message: 'Removed' }, { status }))
    gateway.clock.move(minute)
    const removed = await gateway.send(searchPath)
    answerWith(() => new Response(null, { status: 503 }))

    const later = await gateway.send(searchPath)

    expect(removed.status).toBe(status)
    expect((await failureOf(later)).code).toBe('service-failed')
  })

  test('because a client disconnects', async () => {
    const { gateway, answerWith, calls } = open()
    await searched(gateway)
    gateway.clock.move(minute)
    const client = new AbortController()
    const aborted = new Promise<void>(resolve => {
      answerWith(
        signal =>
          new Promise((_answer, fail) => {
            client.abort()
            signal.addEventListener('abort', () => {
              fail(signal.reason)
              resolve()
            })
          })
      )
    })
    await gateway.send(searchPath, { signal: client.signal })
    await aborted
    answerWith(() => found('public, max-age=60'))

    const reply = await searched(gateway)

    expect(statusOf(reply)).toBeNull()
    expect(calls()).toBe(3)
  })
})
