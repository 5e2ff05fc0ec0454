import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { finishInBrowser } from '../finish-in-browser.ts'
import { defaultRateLimits } from '../../core/rate-limits.ts'
import { attemptId, itemOf, purchase } from '../purchase.ts'
import { scriptedService } from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'
import { useMetrics } from './use-metrics.ts'

const search = '/api/v2/images/search?query=cat'

const { open, print, valuesOf } = useMetrics()

describe('requests', () => {
  test('are counted by route and result', async () => {
    const service = scriptedService({
      get: url =>
        Response.json({}, { status: url.search.includes('dog') ? 404 : 200 })
    })
    const gateway = open({ fetch: service.fetch })

    await gateway.send(search)
    await gateway.send('/api/v2/images/search?query=dog')
    await gateway.send('/api/v2/nowhere')
    await gateway.send('/nowhere')

    const route = 'GET /api/*'
    expect(
      await valuesOf(
        'cleared_requests_total',
        { route, result: 'ok' },
        { route, result: '4xx' },
        { route, result: 'not-found' },
        { route: 'unmatched', result: '4xx' }
      )
    ).toEqual([1, 1, 1, 1])
  })

  test('are timed', async () => {
    const gateway = open()

    await gateway.send('/health')

    const [count] = await valuesOf('cleared_request_seconds_count', {
      route: 'GET /health'
    })
    expect(count).toBe(1)
  })

  test('above a limit are counted, each of them', async () => {
    const media = { requests: 1, seconds: 60 }
    const rateLimits = { ...defaultRateLimits, media }
    const gateway = open({ config: { rateLimits } })

    for (let count = 0; count < 4; count += 1) await gateway.send('/media')

    expect(
      await valuesOf(
        'cleared_limits_hit_total',
        { limit: 'media' },
        { limit: 'api' }
      )
    ).toEqual([3, 0])
  })

  test('that the cache answered are counted', async () => {
    const headers = { 'Cache-Control': 'max-age=60' }
    const service = scriptedService({
      get: () => Response.json({ data: [] }, { headers })
    })
    const gateway = open({ fetch: service.fetch })

    for (let count = 0; count < 3; count += 1) await gateway.send(search)

    expect(
      await valuesOf(
        'cleared_cached_replies_total',
        { result: 'hit' },
        { result: 'miss' },
        { result: 'stale' }
      )
    ).toEqual([2, 1, 0])
  })

  test('with a wrong pairing code are counted', async () => {
    const gateway = open()
    const panel = await beginSignIn(gateway)
    await finishInBrowser(createVisitor(gateway), panel)

    await panel.redeem('BCDFGH')
    await panel.redeem('BCDFGJ')

    expect(await valuesOf('cleared_wrong_pairing_codes_total', {})).toEqual([2])
  })
})

describe('calls of the service', () => {
  test('are counted by operation and status', async () => {
    const service = scriptedService({
      get: () => Response.json({}, { status: 503 })
    })
    const gateway = open({
      fetch: service.fetch,
      config: { service: 'http://localhost:4402' }
    })

    await gateway.send(search)
    await gateway.send('/api/v2/images/123')
    await purchase(gateway, attemptId('a'), [itemOf('101')])

    expect(
      await valuesOf(
        'cleared_service_calls_total',
        { operation: 'GET /v2/images/search', status: '503' },
        { operation: 'GET /v2/images/{id}', status: '503' },
        { operation: 'GET /v2/user/access_token', status: '200' },
        { operation: 'POST /v2/images/licenses', status: '200' }
      )
    ).toEqual([1, 1, 1, 1])
  })

  test('have a cause if there was no reply', async () => {
    const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
    const gateway = open({
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause }))
    })

    await gateway.send(search)

    const labels = {
      operation: 'GET /v2/images/search',
      status: 'unknown-name'
    }
    expect(await valuesOf('cleared_service_calls_total', labels)).toEqual([1])
  })

  test('that time out look as long as their limit', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const service = scriptedService({
      get: () => {
        vi.advanceTimersByTime(20_010)
        gateway.clock.move(20_010)
        throw new DOMException('', 'TimeoutError')
      }
    })
    const gateway = open({ fetch: service.fetch })

    await gateway.send(search)

    const operation = 'GET /v2/images/search'
    const calls = ['10', '21'].map(le => ({ le, operation }))
    const requests = ['10', '21'].map(le => ({ le, route: 'GET /api/*' }))
    expect([
      ...(await valuesOf('cleared_service_call_seconds_bucket', ...calls)),
      ...(await valuesOf('cleared_request_seconds_bucket', ...requests))
    ]).toEqual([0, 1, 0, 1])
  })

  test('that refuse the credentials are counted', async () => {
    const service = scriptedService({
      get: () => Response.json({}, { status: 401 })
    })

    await open({ fetch: service.fetch }).send(search)

    expect(await valuesOf('cleared_credentials_refused_total', {})).toEqual([1])
  })
})

describe('the store', () => {
  test('is timed, and its errors are counted, by operation', async () => {
    const store = createSqliteStore(':memory:', Date.now)
    const gateway = open({
      store: { ...store, set: () => Promise.reject(new Error('full')) }
    })

    await gateway.send('/ready')
    await gateway.post('/sign-ins', {})

    const [set, get, count] = ['set', 'get', 'count'].map(operation => ({
      operation
    }))
    expect(
      await valuesOf('cleared_store_errors_total', set ?? {}, get ?? {})
    ).toEqual([1, 0])
    expect(
      await valuesOf('cleared_store_seconds_count', set ?? {}, count ?? {})
    ).toEqual([1, 1])
  })
})

test('the process reports its event loop and memory', async () => {
  const text = await print()

  expect(text).toContain('nodejs_eventloop_lag_p99_seconds ')
  expect(text).toContain('process_resident_memory_bytes ')
  expect(text).toContain('nodejs_heap_size_used_bytes ')
})
