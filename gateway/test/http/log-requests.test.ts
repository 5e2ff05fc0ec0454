import { createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { listen } from '../../../test/listen.ts'
import type { LogEntry } from '../../core/core.ts'
import { guardStore } from '../../store/guard-store.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import { attemptId, itemOf, purchase } from '../purchase.ts'
import { scriptedService } from '../scripted-service.ts'

const search = '/api/v2/images/search?query=cat'

function lastRequest({ log }: TestGateway): LogEntry | undefined {
  return log.findLast(({ event }) => event === 'request')
}

/** As Node's `fetch` rejects. */
function fetchError(code: string): Error {
  const cause = Object.assign(new Error('secret detail'), { code })
  return new TypeError('fetch failed', { cause })
}

describe('the line of a request', () => {
  test.each([
    ['GET', '/health', 'GET /health'],
    ['HEAD', '/health', 'GET /health'],
    ['GET', search, 'GET /api/*'],
    ['GET', '/api/v2/nowhere/at/all', 'GET /api/*'],
    ['POST', '/purchases', 'POST /purchases'],
    ['GET', `/purchases/${'a'.repeat(32)}`, 'GET /purchases/:attempt'],
    [
      'POST',
      `/purchases/${'a'.repeat(32)}/settled`,
      'POST /purchases/:attempt/settled'
    ],
    ['GET', `/sign-in/${'b'.repeat(32)}`, 'GET /sign-in/:id'],
    ['GET', '/callback?code=secret', 'GET /callback'],
    ['GET', '/purchases/none', 'unmatched'],
    ['BREW', '/health', 'unmatched'],
    ['OPTIONS', '/purchases', 'preflight']
  ])('names the route of %s %s', async (method, path, route) => {
    const service = scriptedService({ get: () => Response.json({}) })
    const gateway = openGateway({ fetch: service.fetch })

    await gateway.send(path, { method })

    expect(lastRequest(gateway)).toMatchObject({ method, route })
  })

  test('says whether a reply was cached', async () => {
    const headers = { 'Cache-Control': 'max-age=60' }
    const service = scriptedService({
      get: () => Response.json({ data: [] }, { headers })
    })
    const gateway = openGateway({ fetch: service.fetch })

    await gateway.send(search)
    await gateway.send(search)
    await gateway.send('/health')

    const requests = gateway.log.filter(({ event }) => event === 'request')
    expect(requests.map(({ cache }) => cache)).toEqual([
      'miss',
      'hit',
      undefined
    ])
  })

  test('has the code of a refusal', async () => {
    const gateway = openGateway({ fetch: scriptedService().fetch })

    await gateway.post('/sessions/refresh', { handle: 'x' })

    expect(lastRequest(gateway)).toMatchObject({ code: 'session-expired' })
    expect(lastRequest(gateway)).not.toHaveProperty('cause')
  })
})

describe('the line of a failed request', () => {
  test.each([
    ['ECONNREFUSED', 'connection-refused'],
    ['ENOTFOUND', 'unknown-name'],
    ['EAI_AGAIN', 'unknown-name'],
    ['EHOSTUNREACH', 'no-route'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timed-out'],
    ['UND_ERR_HEADERS_TIMEOUT', 'timed-out'],
    ['ECONNRESET', 'connection-closed'],
    ['UND_ERR_SOCKET', 'connection-closed'],
    ['constructor', 'other'],
    ['NEW_KIND', 'other']
  ])('has the cause of %s', async (code, cause) => {
    const gateway = openGateway({
      fetch: () => Promise.reject(fetchError(code))
    })

    const reply = await gateway.send(search)

    expect(lastRequest(gateway)).toMatchObject({
      status: reply.status,
      code: 'service-failed',
      cause
    })
    expect(JSON.stringify(gateway.log)).not.toContain('secret detail')
    expect(await reply.text()).not.toContain(cause)
  })

  test('has the status that the service answered', async () => {
    const service = scriptedService({
      get: () => Response.json({}, { status: 503 })
    })
    const gateway = openGateway({ fetch: service.fetch })

    await gateway.send(search)

    expect(lastRequest(gateway)).toMatchObject({ cause: 'answered-503' })
  })

  test('says that the credentials were refused', async () => {
    const service = scriptedService({
      get: () => Response.json({}, { status: 401 })
    })
    const gateway = openGateway({ fetch: service.fetch })

    await gateway.send(search)

    expect(lastRequest(gateway)).toMatchObject({
      code: 'gateway-credentials',
      cause: 'gateway-credentials'
    })
  })

  test('says that the service was too slow', async () => {
    const gateway = openGateway({
      timeout: () => AbortSignal.timeout(1),
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          const { signal } = init ?? {}
          signal?.addEventListener('abort', () => {
            reject(signal.reason as Error) // of AbortSignal.timeout
          })
        })
    })

    await purchase(gateway, attemptId('a'), [itemOf('101')])

    expect(lastRequest(gateway)).toMatchObject({
      status: 504,
      code: 'timed-out',
      cause: 'timed-out'
    })
  })

  test('has the cause of a real connection', async () => {
    const closing = createServer(socket => {
      socket.once('data', () => socket.destroy())
    })
    const port = await listen(closing)
    const gateway = openGateway({
      fetch,
      config: { service: `http://127.0.0.1:${port}` }
    })

    await gateway.send(search)
    closing.close()
    const closed = lastRequest(gateway)
    await gateway.send(search)

    expect(closed).toMatchObject({ cause: 'connection-closed' })
    expect(lastRequest(gateway)).toMatchObject({ cause: 'connection-refused' })
  })
})

describe('the store', () => {
  const store = createSqliteStore(':memory:', Date.now)
  let code: string | null = null
  const gateway = openGateway({
    fetch: scriptedService().fetch,
    store: {
      ...store,
      set: (...args) =>
        code === null
          ? store.set(...args)
          : Promise.reject(Object.assign(new Error('disk I/O'), { code }))
    }
  })

  afterEach(() => {
    code = null
    gateway.log.length = 0
    gateway.clock.move(60_000)
  })

  async function fail(): Promise<Response> {
    gateway.clock.move(2000) // results of /ready are reused for a second
    return gateway.send('/ready')
  }

  function outages(): LogEntry[] {
    return gateway.log.filter(({ event }) => /store-(lost|back)/.test(event))
  }

  test('is logged when it is lost and when it is back, once each', async () => {
    code = 'SQLITE_READONLY'
    await fail()
    await fail()
    code = null
    await fail()
    await fail()

    expect(outages()).toMatchObject([
      { event: 'store-lost', kind: 'writes', cause: 'read-only' },
      { event: 'store-back', kind: 'writes' }
    ])
  })

  test('is not back because it can be read', async () => {
    const log: LogEntry[] = []
    const refused = Object.assign(new Error('disk full'), { code: 'ENOSPC' })
    const guarded = guardStore(
      { ...store, set: () => Promise.reject(refused) },
      entry => log.push(entry)
    )

    await guarded.set('a', '1', Date.now() + 1000).catch(() => null)
    await guarded.get('a')

    expect(log).toMatchObject([
      { event: 'store-lost', kind: 'writes', cause: 'full' },
      { event: 'store-failed', operation: 'set' }
    ])
  })

  test('logs each failed operation once a minute, with the number skipped', async () => {
    code = 'SQLITE_FULL'
    for (let count = 0; count < 5; count += 1) await fail()
    gateway.clock.move(60_000)
    await fail()

    const failed = gateway.log.filter(({ event }) => event === 'store-failed')
    expect(failed).toMatchObject([
      { operation: 'set' },
      { operation: 'set', skipped: 4 }
    ])
    expect(lastRequest(gateway)).toMatchObject({ status: 503, cause: 'full' })
    code = null
    await fail()
  })
})

describe('a limit', () => {
  test('is logged once a minute when it is hit, each by itself', async () => {
    const limit = { requests: 1, seconds: 60 }
    const { rateLimits } = openGateway({ fetch }).config
    const gateway = openGateway({
      fetch: scriptedService().fetch,
      config: { rateLimits: { ...rateLimits, api: limit, media: limit } }
    })

    for (let count = 0; count < 4; count += 1) {
      await gateway.send('/api/v2/nowhere')
      await gateway.send('/media?url=x')
    }

    const hits = gateway.log.filter(({ event }) => event === 'limit-hit')
    expect(hits).toMatchObject([{ limit: 'api' }, { limit: 'media' }])
  })
})
