import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  found,
  minute,
  search,
  searchPath,
  useSharedCache
} from './use-shared-cache.ts'

const cache = useSharedCache()

test('another instance answers without the service', async () => {
  await cache.searchAndShare()

  const other = cache.openInstance()
  const first = await other.send(searchPath)
  const second = await search(other)

  expect(await first.json()).toEqual({ data: ['sea'] })
  expect(first.headers.get('ETag')).toBe('"one"')
  expect(first.headers.get('Content-Type')).toMatch('application/json')
  expect(second).toEqual({ data: ['sea'] })
  expect(cache.calls).toHaveLength(1)
})

test('it sends what is left of the lifetime, whatever its own clock', async () => {
  await cache.searchAndShare()
  await cache.move(20_000)

  const reply = await cache.openInstance({ ahead: 7 * minute }).send(searchPath)

  const [, age] =
    /max-age=(\d+)/.exec(reply.headers.get('Cache-Control') ?? '') ?? []
  expect(Number(age)).toBeCloseTo(39, -1)
  expect(cache.calls).toHaveLength(1)
})

test('a long reply is stored compressed and sent whole', async () => {
  const data = Array.from({ length: 2000 }, (_, id) => `asset ${id % 9}`)
  cache.answerWith(() => found(data))
  await search(cache.openInstance())
  await cache.entryKey()

  const plain = await search(cache.openInstance())
  const gzip = await cache.openInstance().send(searchPath, {
    headers: { 'Accept-Encoding': 'gzip' }
  })

  expect(plain).toEqual({ data })
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
  expect(cache.calls).toHaveLength(1)
})

test('an expired reply is revalidated by another instance', async () => {
  await cache.searchAndShare()
  await cache.move(minute)
  cache.answerWith(
    () => new Response(null, { status: 304, headers: { ETag: '"one"' } })
  )

  const data = await search(cache.openInstance())

  expect(data).toEqual({ data: ['sea'] })
  expect(cache.calls.map(sent => sent.get('If-None-Match'))).toEqual([
    null,
    '"one"'
  ])
})

test('another instance sends it stale while the service fails', async () => {
  await cache.searchAndShare()
  await cache.move(90_000)
  cache.answerWith(() => new Response(null, { status: 503 }))

  const reply = await cache.openInstance().send(searchPath)

  expect(await reply.json()).toEqual({ data: ['sea'] })
  expect(reply.headers.get('Cache-Status')).toMatch(
    /^Cleared-Gateway; hit; ttl=-3\d$/
  )
})

test('but not when it is too old', async () => {
  await cache.searchAndShare()
  await cache.move(62 * minute)
  cache.answerWith(() => new Response(null, { status: 503 }))

  const reply = await cache.openInstance().send(searchPath)

  expect(reply.status).toBe(502)
  expect(await cache.redis.keys()).toEqual([])
})

test('who reloads gets a new reply, and so do others then', async () => {
  await cache.searchAndShare()
  cache.answerWith(() => found(['new']))
  const reload = { headers: { 'Cache-Control': 'no-cache' } }
  const key = await cache.entryKey()
  const before = await cache.read(key)

  const reloaded = await search(cache.openInstance(), reload)
  await expect.poll(() => cache.read(key)).not.toBe(before)

  expect(reloaded).toEqual({ data: ['new'] })
  expect(await search(cache.openInstance())).toEqual({ data: ['new'] })
  expect(cache.calls).toHaveLength(2)
})

test('who reloads what was removed removes it for others, too', async () => {
  await cache.searchAndShare()
  cache.answerWith(() => Response.json({}, { status: 404 }))
  const reload = { headers: { 'Cache-Control': 'no-cache' } }

  const reply = await cache.openInstance().send(searchPath, reload)

  expect(reply.status).toBe(404)
  await expect.poll(() => cache.redis.keys()).toEqual([])
})

test.each<Record<string, string>>([
  { 'Cache-Control': 'no-store, max-age=60' },
  { 'Cache-Control': 'max-age=60', 'Set-Cookie': 'a=b' },
  { 'Cache-Control': 'max-age=60', Vary: '*' }
])('%j is not shared', async headers => {
  cache.answerWith(() => found(['sea'], headers))
  await search(cache.openInstance())

  await search(cache.openInstance())

  expect(await cache.redis.keys()).toEqual([])
  expect(cache.calls).toHaveLength(2)
})

test('languages and queries are apart', async () => {
  await cache.searchAndShare()

  await search(cache.openInstance(), { headers: { 'Accept-Language': 'de' } })
  await cache.openInstance().send('/api/v2/images/search?query=lake')

  expect(cache.calls).toHaveLength(3)
})

test('a reply over 16 kB is not shared', async () => {
  cache.answerWith(() => found([randomBytes(16 * 1024).toString('hex')]))
  await search(cache.openInstance())

  await search(cache.openInstance())

  expect(cache.calls).toHaveLength(2)
  expect(await cache.redis.keys()).toEqual([])
})

test('any number of replies has at most 1,000 keys', async () => {
  const gateway = cache.openInstance()
  const config = gateway.config.rateLimits.api
  config.requests = Infinity
  for (let query = 0; query < 2000; query += 1) {
    await gateway.send(`/api/v2/images/search?query=${query}`)
  }
  const other = cache.openInstance()

  await other.send('/api/v2/images/search?query=1999')

  const keys = await cache.redis.keys()
  expect(cache.calls).toHaveLength(2000)
  expect(keys.length).toBeGreaterThan(700)
  expect(keys.length).toBeLessThanOrEqual(1000)
})
