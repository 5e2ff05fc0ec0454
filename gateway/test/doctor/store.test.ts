import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test
} from 'vitest'
import { freePorts } from '../../../test/free-ports.ts'
import { readGatewayConfig } from '../../core/config.ts'
import { checkRedis } from '../../doctor/check-redis.ts'
import { checkSqlite } from '../../doctor/check-sqlite.ts'
import { goodEnv } from '../open-gateway.ts'
import { startCluster } from '../redis-cluster.ts'
import { startGroup } from '../redis-sentinel.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'

const config = readGatewayConfig(goodEnv)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-store-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('of a Redis server, the doctor says', () => {
  let redis: RedisServer

  beforeAll(async () => {
    redis = await startRedis(folder)
  })
  beforeEach(async () => {
    await set('maxmemory-policy', 'noeviction')
    await set('appendonly', 'yes')
    await set('appendfsync', 'always')
  })
  afterAll(() => redis.kill())

  function set(name: string, value: string): Promise<void> {
    return redis.send(['CONFIG', 'SET', name, value])
  }

  /** The server's address for a user of these rights. */
  async function addressOf(...rights: string[]): Promise<string> {
    const password = randomBytes(8).toString('hex')
    const user = ['me', 'reset', 'on', `>${password}`, '~cleared:*', ...rights]
    await redis.send(['ACL', 'SETUSER', ...user])
    return redis.url.replace('//', `//me:${password}@`)
  }

  test('that it is fine', async () => {
    const findings = await checkRedis({ ...config, store: redis.url })

    const { host } = new URL(redis.url)
    expect(findings).toMatchObject([
      {
        state: 'fine',
        found: `It keeps, forgets and counts as it must (${host}).`
      }
    ])
  })

  test.each([
    [
      'maxmemory-policy',
      'allkeys-lru',
      'The server forgets keys when memory is short (allkeys-lru), purchases, too.',
      'Set maxmemory-policy noeviction.'
    ],
    [
      'appendonly',
      'no',
      'The server forgets what happened since its last snapshot when it stops.',
      'Set appendonly yes and appendfsync always.'
    ],
    [
      'appendfsync',
      'everysec',
      'The server may forget the last changes in a crash (appendfsync everysec).',
      'Set appendfsync always.'
    ]
  ])('that %s must not be %s', async (name, value, found, advice) => {
    await set(name, value)

    const findings = await checkRedis({ ...config, store: redis.url })

    expect(findings).toMatchObject([{ state: 'wrong', found, advice }])
  })

  test('that a user may not run scripts', async () => {
    const store = await addressOf('+@all', '-@scripting')

    const findings = await checkRedis({ ...config, store })

    expect(findings).toMatchObject([
      {
        state: 'wrong',
        found: 'This user may not run scripts, which each change needs.'
      }
    ])
  })

  test('what to look up when a user may not read the settings', async () => {
    const store = await addressOf('+@all', '-@dangerous')

    const findings = await checkRedis({ ...config, store })

    expect(findings).toMatchObject([
      {
        state: 'unknown',
        advice:
          'Look yourself: it needs version 6.2 or newer, maxmemory-policy noeviction, appendonly yes, appendfsync always.'
      }
    ])
  })

  test('that it refuses a password', async () => {
    const store = redis.url.replace('//', '//me:wrong@')

    const findings = await checkRedis({ ...config, store })

    expect(findings).toMatchObject([
      {
        state: 'wrong',
        found:
          'The store refuses the gateway: user name or password in CLEARED_GATEWAY_STORE are wrong.'
      }
    ])
  })

  test('that it does not run', async () => {
    const [port = 0] = await freePorts(1)
    const store = `redis://127.0.0.1:${port}`

    const findings = await checkRedis({ ...config, store })

    expect(findings).toMatchObject([
      {
        state: 'wrong',
        found: `127.0.0.1:${port} cannot be reached (connection-refused).`
      }
    ])
  })
})

describe('of several servers, the doctor', () => {
  const faults = [
    'The server forgets what happened since its last snapshot when it stops.'
  ]

  test('checks each primary of a cluster', async () => {
    const cluster = await startCluster()
    onTestFinished(() => cluster.kill())
    const [, , last] = cluster.nodes
    await last?.send(['CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru'])

    const findings = await checkRedis({ ...config, store: cluster.url })

    expect(findings.map(({ found }) => found)).toEqual([
      ...faults,
      'The server forgets keys when memory is short (allkeys-lru), purchases, too.'
    ])
  })

  test('asks for another address of a cluster', async () => {
    const cluster = await startCluster()
    onTestFinished(() => cluster.kill())
    const store = cluster.nodes[0]?.url ?? ''

    const findings = await checkRedis({ ...config, store })

    expect(findings.map(({ found }) => found)).toContain(
      'The server is part of a cluster.'
    )
  })

  test('checks the primary that a Sentinel names', async () => {
    const group = await startGroup()
    onTestFinished(() => group.kill())

    const findings = await checkRedis({ ...config, store: group.url })

    expect(findings.map(({ found }) => found)).toEqual(faults)
  })

  test('says that a Sentinel does not know the group', async () => {
    const group = await startGroup()
    onTestFinished(() => group.kill())

    const findings = await checkRedis({ ...config, store: `${group.url}s` })

    expect(findings).toMatchObject([
      {
        state: 'wrong',
        found: expect.stringContaining('the Sentinels watch no servers of that')
      }
    ])
  })
})

describe('of a SQLite file, the doctor says', () => {
  test('that it can be written, without making it', async () => {
    const inside = await mkdtemp(join(folder, 'empty-'))
    const store = join(inside, 'new', 'gateway.db')

    const finding = checkSqlite({ ...config, store })

    expect(finding).toMatchObject({ state: 'fine' })
    expect(await readdir(inside)).toEqual([])
  })

  test('that its folder is a file', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')

    const finding = checkSqlite({ ...config, store: join(path, 'gateway.db') })

    expect(finding).toMatchObject({
      state: 'wrong',
      found: `${path} is not a folder.`,
      advice: 'CLEARED_GATEWAY_STORE must be the path of a file in a folder.'
    })
  })

  test('that it is a folder itself', () => {
    const finding = checkSqlite({ ...config, store: `${folder}/` })

    expect(finding).toMatchObject({
      state: 'wrong',
      found: `${folder} is a folder.`,
      advice: 'CLEARED_GATEWAY_STORE must be the path of a file in a folder.'
    })
  })

  test('that memory forgets, in production only', () => {
    const base = 'https://gateway.example.com'

    const hosted = checkSqlite({ ...config, store: ':memory:', base })
    const local = checkSqlite({ ...config, store: ':memory:' })

    expect(hosted).toMatchObject({
      state: 'wrong',
      found:
        'It is in memory: a restart forgets pending sign-ins and purchases.'
    })
    expect(local.state).toBe('fine')
  })
})
