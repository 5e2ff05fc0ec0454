import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts } from '../../../test/free-ports.ts'
import { startRedis, type RedisServer } from '../redis-server.ts'
import {
  examine,
  openServer,
  openSurroundings,
  type Surroundings
} from './open-surroundings.ts'

let around: Surroundings
let redis: RedisServer

beforeAll(async () => {
  around = await openSurroundings()
  redis = await startRedis(around.folder)
})
afterAll(async () => {
  await redis.kill()
  await around.close()
})

async function examineWith(
  changes: Record<string, string>,
  mediaAddress?: string
) {
  const prefixed = Object.entries(changes).map(
    ([name, value]) => [`CLEARED_GATEWAY_${name}`, value] as const
  )
  const env = { ...around.env, ...Object.fromEntries(prefixed) }
  return examine(env, mediaAddress)
}

/** The lines about it: what was found, and what to do. */
function about(subject: string, lines: string[]): string[] {
  const at = lines.findIndex(line => line.slice(7).startsWith(`${subject}:`))
  return lines.slice(at, at + 2).map(line => line.trim())
}

describe('the doctor', () => {
  test('finds nothing wrong with a gateway that works', async () => {
    const { code, lines } = await examine(around.env)

    const subjects = [
      'Service',
      'Callback',
      'Store',
      'Media',
      'Base',
      'Proxies'
    ]
    const checked = lines.map(line => /^ok +(\w+):/.exec(line)?.[1])
    expect(checked).toEqual([...subjects, undefined])
    expect(lines.at(-1)).toBe('Nothing is wrong.')
    expect(code).toBe(0)
  })

  test('finds nothing wrong with a Redis server set up as it must be', async () => {
    const { lines } = await examineWith({ STORE: redis.url })

    expect(about('Store', lines)[0]).toBe(
      `ok     Store: It keeps, forgets and counts as it must (${new URL(redis.url).host}).`
    )
  })

  test('looks for no callback where nobody signs in', async () => {
    const { lines } = await examineWith({ SERVES: 'media' })

    expect(lines.join('\n')).not.toContain('Callback')
    expect(about('Media', lines)).not.toEqual([])
  })

  test('changes nothing in a store', async () => {
    await redis.clear()

    await examineWith({ STORE: redis.url })

    expect(await redis.keys()).toEqual([])
  })

  test('lists what is wrong with the variables, and checks no more', async () => {
    const { code, lines } = await examineWith({ BASE: '', SERVES: 'all' })

    const [text = '', ...more] = lines
    expect(more).toEqual([])
    expect(text).toContain('CLEARED_GATEWAY_BASE is missing.')
    expect(text).toContain('CLEARED_GATEWAY_SERVES, entry 1, is unknown')
    expect(code).toBe(1)
  })
})

interface Broken {
  changes: () => Promise<Record<string, string>>
  mediaAddress?: string
  says: [subject: string, found: string, advice: string]
}

const broken: Record<string, Broken> = {
  'a wrong secret': {
    changes: async () => ({ CLIENT_SECRET: 'not-the-secret' }),
    says: [
      'Service',
      "refuses the application's credentials (401).",
      'Copy CLEARED_GATEWAY_CLIENT_ID and …_CLIENT_SECRET again'
    ]
  },
  'a service at an unknown host': {
    changes: async () => ({ SERVICE: 'https://api.invalid' }),
    says: [
      'Service',
      'api.invalid has no address.',
      'Check the name, and that this machine can resolve names.'
    ]
  },
  'a service with a version in its address': {
    changes: async () => ({
      SERVICE: `${around.env['CLEARED_GATEWAY_SERVICE']}/v2`
    }),
    says: [
      'Service',
      'but not as the API does.',
      'must be the base address of the API, without /v2.'
    ]
  },
  'a callback on a host that is not registered': {
    changes: async () => ({
      BASE: 'https://gateway.invalid',
      MEDIA: 'https://files.invalid'
    }),
    says: [
      'Callback',
      'The service refuses to send people back to https://gateway.invalid/callback',
      'Register gateway.invalid as a callback host of the application'
    ]
  },
  'a media host with a private address': {
    changes: async () => ({ MEDIA: 'https://files.example.com' }),
    mediaAddress: '10.0.0.5',
    says: [
      'Media',
      'files.example.com resolves to a private address, which is never fetched.',
      'Correct CLEARED_GATEWAY_MEDIA'
    ]
  },
  'a media host without an address': {
    changes: async () => ({ MEDIA: 'https://files.invalid' }),
    says: ['Media', 'files.invalid has no address.', 'Correct CLEARED_GATEWAY']
  },
  'a base at which nothing answers': {
    changes: async () => {
      const [port = 0] = await freePorts(1)
      return { BASE: `http://localhost:${port}` }
    },
    says: ['Base', 'refuses the connection.', 'The gateway must run, too.']
  },
  'a base at which a gateway with other secrets answers': {
    changes: async () => ({
      SEALING_SECRETS: randomBytes(32).toString('base64url')
    }),
    says: [
      'Base',
      'but not with this configuration.',
      'Restart it after a change'
    ]
  },
  'a base at which a gateway with another store answers': {
    changes: async () => ({ STORE: join(around.folder, 'other.db') }),
    says: [
      'Base',
      'but not with this configuration.',
      'Restart it after a change'
    ]
  }
}

describe('the doctor says what to do about', () => {
  test.each(Object.entries(broken))('%s', async (_name, one) => {
    const [subject, found, advice] = one.says

    const report = await examineWith(await one.changes(), one.mediaAddress)

    const [first, second] = about(subject, report.lines)
    expect(first).toContain(found)
    expect(second).toContain(advice)
    expect(first?.startsWith('ok')).toBe(false)
  })

  test('a service that answers with a page', async () => {
    const server = await openServer(200, '<h1>Welcome</h1>')

    const { lines } = await examineWith({ SERVICE: server.url })
    server.close()

    const { host } = new URL(server.url)
    expect(about('Service', lines)).toEqual([
      `WRONG  Service: ${host} answers 200, but not as the API does.`,
      'CLEARED_GATEWAY_SERVICE must be the base address of the API, without /v2.'
    ])
  })

  test('a service that does not say whether a callback is registered', async () => {
    const server = await openServer(302, '')

    const { code, lines } = await examineWith({ SERVICE: server.url })
    server.close()

    expect(about('Callback', lines)).toEqual([
      'check  Callback: The service does not say whether a callback is registered.',
      "Look at the application's page: localhost must be a callback host."
    ])
    expect(code).toBe(1) // of the service
  })

  test('a base at which something else answers', async () => {
    const server = await openServer(200, '<h1>Welcome to nginx!</h1>')

    const { code, lines } = await examineWith({ BASE: server.url })
    server.close()

    expect(about('Base', lines)).toEqual([
      `WRONG  Base: Something else than a gateway answers at ${server.url} (200).`,
      'Let the proxy pass all paths of this host to the gateway.'
    ])
    expect(code).toBe(1)
  })
})
