import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts } from '../../../test/free-ports.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { readGatewayConfig } from '../../core/config.ts'
import { startGateway } from '../../server.ts'
import { findStoreProblem } from '../../store/find-store-problem.ts'
import {
  createRedisStore,
  type RedisStoreOptions
} from '../../store/redis-store.ts'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { goodEnv } from '../open-gateway.ts'
import { startCluster, type RedisCluster } from '../redis-cluster.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'
import { startGroup, type RedisGroup } from '../redis-sentinel.ts'

let open: RedisServer
let locked: RedisServer
let cluster: RedisCluster
let group: RedisGroup

let tlsPort: number

const folder = fileURLToPath(new URL('./certificates/', import.meta.url))
/** Of a test authority, for localhost and 127.0.0.1; until 2126. */
const ca = readFileSync(join(folder, 'ca.pem'), 'utf8')

function tlsOptions(): string[] {
  return Object.entries({
    'tls-port': `${tlsPort}`,
    'tls-cert-file': join(folder, 'server.pem'),
    'tls-key-file': join(folder, 'server.key'),
    'tls-ca-cert-file': join(folder, 'ca.pem'),
    'tls-auth-clients': 'no'
  }).flatMap(([name, value]) => [`--${name}`, value])
}

const users = ['--user', 'reader', 'on', '>reads', '~*', '+@read']

beforeAll(async () => {
  ;[tlsPort = 0] = await freePorts(1)
  ;[open, locked, cluster, group] = await Promise.all([
    startRedis(undefined, {
      more: [...tlsOptions(), '--bind', '127.0.0.1', '127.0.0.2']
    }),
    startRedis(undefined, { more: ['--requirepass', 'secret', ...users] }),
    startCluster(),
    startGroup()
  ])
})
afterAll(() =>
  Promise.all([open.kill(), locked.kill(), cluster.kill(), group.kill()])
)

async function problemOf(
  url: string,
  options: RedisStoreOptions = {}
): Promise<string | null> {
  const store = createRedisStore(url, Date.now, () => undefined, {
    timeLimit: 60_000,
    ...options
  })
  try {
    return await findStoreProblem(store, Date.now)
  } finally {
    await store.close()
  }
}

describe('a store', () => {
  test.each([
    ['a server', () => open.url],
    ['a server with a password', () => withUser(locked.url, ':secret')],
    ['a cluster', () => cluster.url],
    ['a group with a Sentinel', () => group.url]
  ])('in %s works', async (_, url) => {
    expect(await problemOf(url())).toBeNull()
  })

  test('in a SQLite file works', async () => {
    const store = createSqliteStore(':memory:', Date.now)

    expect(await findStoreProblem(store, Date.now)).toBeNull()
    await store.close()
  })

  test('leaves nothing behind', async () => {
    await open.clear()
    await problemOf(open.url)

    expect(await open.keys()).toEqual([])
  })

  test.each([
    ['a wrong password', () => withUser(locked.url, ':other'), 'are wrong'],
    ['an unknown user', () => withUser(locked.url, 'me:secret'), 'are wrong'],
    ['no password', () => locked.url, 'it requires a password'],
    ['a needless password', () => withUser(open.url, ':x'), 'it has no passw'],
    [
      'a user who may not write',
      () => withUser(locked.url, 'reader:reads'),
      'its user must be allowed'
    ],
    [
      'no such database',
      () => `${open.url}/99`,
      'has no database of that number'
    ],
    [
      'a node of a cluster as a server',
      () => `redis://127.0.0.1:${cluster.nodes[0]?.port}`,
      'redis-cluster://'
    ],
    ['a server as a cluster', () => asCluster(open.url), 'it is no cluster'],
    [
      'a needless password for a cluster',
      () => withUser(cluster.url, ':x'),
      'it has no password'
    ],
    [
      'a needless password for the servers of a Sentinel',
      () => withUser(group.url, ':x'),
      'it has no password'
    ],
    [
      'a server as a Sentinel',
      () => `redis-sentinel://127.0.0.1:${open.port}/cleared`,
      'it is no Sentinel'
    ],
    [
      'another name for a Sentinel',
      () => group.url.replace('/cleared', '/other'),
      'watch no servers of that name'
    ],
    ['an unknown host', () => 'redis://store.invalid', 'No host has the name'],
    [
      'an unknown node',
      () => 'redis-cluster://store.invalid',
      'No host has the name'
    ],
    [
      'an unknown Sentinel',
      () => 'redis-sentinel://store.invalid/cleared',
      'No host has the name'
    ]
  ])('with %s can never work', async (_, url, words) => {
    const problem = await problemOf(url())

    expect(problem).toContain(words)
    expect(problem).not.toMatch(/secret|other|reads/)
  })

  test('with TLS works if its certificate is trusted', async () => {
    const url = `rediss://localhost:${tlsPort}`

    expect(await problemOf(url)).toContain('is not trusted')
    expect(await problemOf(url, { ca })).toBeNull()
    const other = url.replace('localhost', '127.0.0.2')
    expect(await problemOf(other, { ca })).toContain('is not trusted')
  })

  test('with a password of the Sentinel that it does not have cannot work', async () => {
    const options = { sentinelPassword: 'needless' }

    expect(await problemOf(group.url, options)).toContain('it has no password')
  })

  test.each([
    ['a server', () => 'redis://127.0.0.1:1'],
    ['a cluster', () => 'redis-cluster://127.0.0.1:1'],
    ['a Sentinel', () => 'redis-sentinel://127.0.0.1:1/cleared']
  ])('in %s that is down may work later', async (_, url) => {
    expect(await problemOf(url())).toBeNull()
  })

  test('in a full server may work later', async () => {
    await open.send(['CONFIG', 'SET', 'maxmemory', '1'])

    const problem = await problemOf(open.url)
    await open.send(['CONFIG', 'SET', 'maxmemory', '0'])

    expect(problem).toBeNull()
  })
})

describe('a gateway', () => {
  function start(store: string) {
    const config = { ...readGatewayConfig(goodEnv), store }
    return startGateway({ config, port: 0, log: () => undefined })
  }

  test('does not start with a store that can never work', async () => {
    const url = withUser(locked.url, 'me:secret')

    await expect(start(url)).rejects.toThrow(
      'user name or password in CLEARED_GATEWAY_STORE are wrong'
    )
  })

  test('starts while its store is down', async () => {
    const gateway = await start('redis://127.0.0.1:1')

    expect((await fetch(gateway.url + gatewayRoutes.health)).status).toBe(200)
    expect((await fetch(gateway.url + gatewayRoutes.ready)).status).toBe(503)
    await gateway.close()
  })
})

function withUser(url: string, user: string): string {
  return url.replace('//', `//${user}@`)
}

function asCluster(url: string): string {
  return url.replace('redis:', 'redis-cluster:')
}
