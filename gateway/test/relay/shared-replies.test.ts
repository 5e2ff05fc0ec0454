import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test
} from 'vitest'
import { createRedisStore } from '../../store/redis-store.ts'
import type { Store } from '../../core/store.ts'
import {
  createClock,
  openGateway,
  type Clock,
  type TestGateway
} from '../open-gateway.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'

const searchPath = '/api/v2/images/search?query=sea'
const minute = 60_000

let redis: RedisServer
let clock: Clock
let stores: Store[]
/** Requests that reached the service. */
let calls: Headers[]
let answer: (sent: Headers) => Response | Promise<Response>

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.kill())

beforeEach(async () => {
  await redis.clear()
  await redis.send(['CONFIG', 'SET', 'maxmemory', '0'])
  clock = createClock()
  stores = []
  calls = []
  answer = () => found(['sea'])
})
afterEach(() => Promise.all(stores.map(store => store.close())))

function found(data: unknown[], headers: Record<string, string> = {}) {
  const control = { 'Cache-Control': 'max-age=60', ETag: '"one"', ...headers }
  return Response.json({ data }, { headers: control })
}

interface InstanceSetting {
  /** Milliseconds by which its clock is. */
  ahead?: number
  /** Its sealing secret. */
  secret?: string
  /** Whether it waits as long as a busy machine may need. */
  isPatient?: boolean
}

/** One of several instances. */
function openInstance({
  ahead = 0,
  secret,
  isPatient = true
}: InstanceSetting = {}): TestGateway {
  const now = () => clock.now() + ahead
  const store = createRedisStore(redis.url, now, () => undefined)
  stores.push(store)
  return openGateway({
    fetch: async (_input, init) => {
      const sent = new Headers(init?.headers)
      calls.push(sent)
      return answer(sent)
    },
    store,
    clock: { ...clock, now },
    ...(isPatient && { timeout: () => new AbortController().signal }),
    config: {
      store: redis.url,
      ...(secret !== undefined && { sealingSecrets: [secret] })
    }
  })
}

async function search(gateway: TestGateway, init?: RequestInit) {
  return (await gateway.send(searchPath, init)).json()
}

/** Until the reply of the first instance is in the store. */
async function shared(): Promise<string> {
  await expect.poll(redis.keys).toContainEqual(expect.stringMatching('reply:'))
  const keys = await redis.keys()
  return keys.find(key => key.includes('reply:')) ?? ''
}

/** Searches on one instance until all others can have its reply. */
async function searchAndShare(): Promise<string> {
  expect(await search(openInstance())).toEqual({ data: ['sea'] })
  return shared()
}

async function withClient<T>(
  work: (client: Awaited<ReturnType<typeof connect>>) => Promise<T>
): Promise<T> {
  const client = await connect()
  try {
    return await work(client)
  } finally {
    client.destroy()
  }
}

function connect() {
  return createClient({ url: redis.url }).connect()
}

test('another instance answers without the service', async () => {
  await searchAndShare()

  const other = openInstance()
  const first = await other.send(searchPath)
  const second = await search(other)

  expect(await first.json()).toEqual({ data: ['sea'] })
  expect(first.headers.get('ETag')).toBe('"one"')
  expect(first.headers.get('Content-Type')).toMatch('application/json')
  expect(second).toEqual({ data: ['sea'] })
  expect(calls).toHaveLength(1)
})

test('it sends what is left of the lifetime, whatever its own clock', async () => {
  await searchAndShare()
  clock.move(20_000)
  await redis.pass(20_000)

  const reply = await openInstance({ ahead: 7 * minute }).send(searchPath)

  const [, age] =
    /max-age=(\d+)/.exec(reply.headers.get('Cache-Control') ?? '') ?? []
  expect(Number(age)).toBeCloseTo(39, -1)
  expect(calls).toHaveLength(1)
})

test('a long reply is stored compressed and sent whole', async () => {
  const data = Array.from({ length: 2000 }, (_, id) => `asset ${id % 9}`)
  answer = () => found(data)
  await search(openInstance())
  await shared()

  const plain = await search(openInstance())
  const gzip = await openInstance().send(searchPath, {
    headers: { 'Accept-Encoding': 'gzip' }
  })

  expect(plain).toEqual({ data })
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
  expect(calls).toHaveLength(1)
})

test('an expired reply is revalidated by another instance', async () => {
  await searchAndShare()
  clock.move(minute)
  await redis.pass(minute)
  answer = () => new Response(null, { status: 304, headers: { ETag: '"one"' } })

  const data = await search(openInstance())

  expect(data).toEqual({ data: ['sea'] })
  expect(calls.map(sent => sent.get('If-None-Match'))).toEqual([null, '"one"'])
})

test('another instance sends it stale while the service fails', async () => {
  await searchAndShare()
  clock.move(90_000)
  await redis.pass(90_000)
  answer = () => new Response(null, { status: 503 })

  const reply = await openInstance().send(searchPath)

  expect(await reply.json()).toEqual({ data: ['sea'] })
  expect(reply.headers.get('Cache-Status')).toMatch(
    /^Cleared-Gateway; hit; ttl=-3\d$/
  )
})

test('but not when it is too old', async () => {
  await searchAndShare()
  clock.move(62 * minute)
  await redis.pass(62 * minute)
  answer = () => new Response(null, { status: 503 })

  const reply = await openInstance().send(searchPath)

  expect(reply.status).toBe(502)
  expect(await redis.keys()).toEqual([])
})

test('who reloads gets a new reply, and so do others then', async () => {
  await searchAndShare()
  answer = () => found(['new'])
  const reload = { headers: { 'Cache-Control': 'no-cache' } }
  const key = await shared()
  const before = await withClient(client => client.get(key))

  const reloaded = await search(openInstance(), reload)
  await expect
    .poll(() => withClient(client => client.get(key)))
    .not.toBe(before)

  expect(reloaded).toEqual({ data: ['new'] })
  expect(await search(openInstance())).toEqual({ data: ['new'] })
  expect(calls).toHaveLength(2)
})

test.each<Record<string, string>>([
  { 'Cache-Control': 'private, max-age=60' },
  { 'Cache-Control': 'no-store, max-age=60' },
  { 'Cache-Control': 'max-age=60', 'Set-Cookie': 'a=b' },
  { 'Cache-Control': 'max-age=60', Vary: '*' }
])('%j is not shared', async headers => {
  answer = () => found(['sea'], headers)
  await search(openInstance())

  await search(openInstance())

  expect(await redis.keys()).toEqual([])
  expect(calls).toHaveLength(2)
})

test('languages and queries are apart', async () => {
  await searchAndShare()

  await search(openInstance(), { headers: { 'Accept-Language': 'de' } })
  await openInstance().send('/api/v2/images/search?query=lake')

  expect(calls).toHaveLength(3)
})

test('a reply over 16 kB is not shared', async () => {
  answer = () => found([randomBytes(16 * 1024).toString('hex')])
  await search(openInstance())

  await search(openInstance())

  expect(calls).toHaveLength(2)
  expect(await redis.keys()).toEqual([])
})

test('any number of replies has at most 1,000 keys', async () => {
  const gateway = openInstance()
  const config = gateway.config.rateLimits.api
  config.requests = Infinity
  for (let query = 0; query < 2000; query += 1) {
    await gateway.send(`/api/v2/images/search?query=${query}`)
  }
  const other = openInstance()

  await other.send('/api/v2/images/search?query=1999')

  const keys = await redis.keys()
  expect(calls).toHaveLength(2000)
  expect(keys.length).toBeGreaterThan(700)
  expect(keys.length).toBeLessThanOrEqual(1000)
})

const forged: [name: string, forge: (text: string) => string][] = [
  ['nothing', () => ''],
  ['no JSON', () => 'garbled'],
  ['a signature alone', text => text.slice(0, text.indexOf('.') + 1)],
  ['another body', text => text.replace('"body":"e', '"body":"f')],
  ['a longer lifetime', text => text.replace('"lifetime":', '"lifetime":9')],
  ['a cut text', text => text.slice(0, -1)]
]

test.each(forged)('an entry with %s is ignored', async (_name, forge) => {
  const key = await searchAndShare()
  await withClient(async client => {
    const text = (await client.get(key)) ?? ''
    const other = forge(text)
    expect(other).not.toBe(text)
    await client.set(key, other, { expiration: { type: 'PX', value: minute } })
  })
  answer = () => found(['new'])

  expect(await search(openInstance())).toEqual({ data: ['new'] })
})

test('an entry of another request is ignored', async () => {
  const key = await searchAndShare()
  const text = await withClient(client => client.get(key))
  answer = () => found(['lake'])
  await openInstance().send('/api/v2/images/search?query=lake')
  await expect.poll(async () => (await redis.keys()).length).toBe(2)
  const other = (await redis.keys()).find(one => one !== key) ?? ''
  await withClient(client =>
    client.set(other, text ?? '', { expiration: { type: 'PX', value: minute } })
  )
  answer = () => found(['new'])

  const reply = await openInstance().send('/api/v2/images/search?query=lake')

  expect(await reply.json()).toEqual({ data: ['new'] })
})

test('an entry whose end was moved is ignored', async () => {
  const key = await searchAndShare()
  await withClient(client => client.pExpire(key, 100 * 24 * 60 * minute))
  answer = () => found(['new'])

  expect(await search(openInstance())).toEqual({ data: ['new'] })
})

test('an entry signed with another secret is ignored', async () => {
  await searchAndShare()
  answer = () => found(['new'])
  const other = openInstance({ secret: randomBytes(32).toString('base64url') })

  expect(await search(other)).toEqual({ data: ['new'] })
})

test('a full store stops neither searches nor their limit', async () => {
  await redis.send(['CONFIG', 'SET', 'maxmemory-policy', 'noeviction'])
  await redis.send(['CONFIG', 'SET', 'maxmemory', '1'])
  const gateway = openInstance()

  expect(await search(gateway)).toEqual({ data: ['sea'] })
  expect(await search(gateway)).toEqual({ data: ['sea'] })

  await expect
    .poll(() => gateway.log)
    .toContainEqual(
      expect.objectContaining({ event: 'store-failed', operation: 'set' })
    )
  expect(calls).toHaveLength(1)
})

test('a store that is down stops no searches', async () => {
  await redis.kill()
  try {
    const gateway = openInstance({ isPatient: false })

    expect(await search(gateway)).toEqual({ data: ['sea'] })
    expect(await search(gateway)).toEqual({ data: ['sea'] })
    expect(await search(openInstance({ isPatient: false }))).toEqual({
      data: ['sea']
    })

    expect(calls).toHaveLength(2)
  } finally {
    await redis.start()
  }
})

test('a store that hangs delays only the first search', async () => {
  const gateway = openInstance({ isPatient: false })
  await gateway.send('/ready')
  redis.pause()
  try {
    expect(await search(gateway)).toEqual({ data: ['sea'] })
    const before = gateway.log.length
    await gateway.send('/api/v2/images/search?query=lake')

    const events = gateway.log.slice(before).map(({ event }) => event)
    expect(events).not.toContain('store-failed')
    expect(calls).toHaveLength(2)
  } finally {
    redis.resume()
  }
})
