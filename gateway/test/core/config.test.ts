import { describe, expect, test } from 'vitest'
import { readGatewayConfig } from '../../core/config.ts'
import { goodEnv } from '../open-gateway.ts'
import { problemsOf } from './problems-of.ts'

const hosted = {
  ...goodEnv,
  CLEARED_GATEWAY_BASE: 'https://gateway.example.com',
  CLEARED_GATEWAY_SERVICE: 'https://api.example.com',
  CLEARED_GATEWAY_MEDIA: 'https://images.example.com,https://files.example.com'
}

describe('the configuration', () => {
  test.each([
    'redis://localhost:6379',
    'rediss://cleared:pass%40word@redis.example.com:6380/2',
    'redis-sentinel://:word@10.0.0.1,10.0.0.2:26380/cleared',
    'rediss-sentinel://10.0.0.1/cleared/3',
    'redis-cluster://me:word@10.0.0.1:7001,[2001:db8::1]:7002,node',
    'rediss-cluster://node/0'
  ])('accepts %s as its store', store => {
    const config = readGatewayConfig({
      ...hosted,
      CLEARED_GATEWAY_STORE: store
    })

    expect(config.store).toBe(store)
  })

  test.each([
    ['redis:', 'is not a plain address'],
    ['redis://me:secret-7/8@host', 'is not a plain address'],
    ['redis://me:secret-7%@host', 'is not a plain address'],
    ['10.0.0.5:6379', 'is not a plain address'],
    ['[2001:db8::1]:6379/0', 'is not a plain address'],
    ['store:6379', 'is not a plain address'],
    ['redis://', 'is not a plain address'],
    ['redis://host/name', 'is not a plain address'],
    ['redis://host:port', 'is not a plain address'],
    ['redis-cluster:host', 'is not a plain address'],
    ['redis-cluster://one,,two', 'is not a plain address'],
    ['redis-cluster://one,me:secret-7@two', 'is not a plain address'],
    ['redis-sentinel://one,two/name/x', 'is not a plain address'],
    ['redis+cluster://one,two', 'is not a plain address'],
    ['rediss://me:secret-7@host/1?tls=no', 'is not a plain address'],
    ['redis://me:secret-7@one,two', 'names several hosts'],
    ['redis-sentinel://me:secret-7@one,two', 'lacks the name'],
    ['redis-sentinel://one,two//0', 'lacks the name'],
    ['redis-cluster://me:secret-7@one,two/1', 'names a database']
  ])('refuses %s as its store, and does not print it', (store, words) => {
    const problems = problemsOf({ ...hosted, CLEARED_GATEWAY_STORE: store })

    expect(problems).toContain(`CLEARED_GATEWAY_STORE ${words}`)
    expect(problems).not.toContain('secret-7')
  })

  test('of a hosted gateway is read', () => {
    const config = readGatewayConfig({
      ...hosted,
      CLEARED_GATEWAY_SERVICE: 'https://api.example.com/stock/',
      CLEARED_GATEWAY_PROXIES: '10.0.0.0/8, 192.0.2.1, 2001:db8::/32',
      CLEARED_GATEWAY_SERVES: 'sign-in, purchases',
      CLEARED_GATEWAY_MEDIA_LIMIT: '20',
      CLEARED_GATEWAY_UPLOADS: 'on',
      CLEARED_GATEWAY_SIGN_OUT: 'https://www.example.com/sign-out'
    })

    expect(config).toMatchObject({
      base: 'https://gateway.example.com',
      callback: 'https://gateway.example.com/callback',
      service: 'https://api.example.com/stock',
      media: ['https://images.example.com', 'https://files.example.com'],
      bounds: { mediaBytes: { preview: 20 * 1024 ** 2, file: 20 * 1024 ** 2 } },
      proxies: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'],
      serves: ['sign-in', 'purchases'],
      uploads: true,
      signOut: 'https://www.example.com/sign-out'
    })
  })

  test('takes an empty callback as one that is left out', () => {
    const env = { ...hosted, CLEARED_GATEWAY_CALLBACK: ' ' }

    const { callback } = readGatewayConfig(env)

    expect(callback).toBe('https://gateway.example.com/callback')
  })

  test('of a local gateway is read', () => {
    const config = readGatewayConfig(goodEnv)

    expect(config.base).toBe('http://localhost:4401')
    expect(config.signOut).toBeNull()
    expect(config.serves).toEqual(['sign-in', 'purchases', 'api', 'media'])
  })

  test('that is empty is refused with a list of all missing variables', () => {
    const problems = problemsOf({})

    const names = Object.keys(goodEnv)
    names.forEach(name => expect(problems).toContain(`${name} is missing`))
    expect(problems).toContain(`${names.length} problem(s)`)
  })

  test.each([
    ['BASE', 'http://gateway.example.com', 'must be https'],
    ['BASE', 'http://127.0.0.1.example.com', 'must be https'],
    ['BASE', 'https://gateway.example.com/path', 'must have no path'],
    ['BASE', 'https://user:word@gateway.example.com', 'not a plain address'],
    ['BASE', 'gateway.example.com', 'not a plain address'],
    ['SERVICE', 'http://api.example.com', 'must be https'],
    ['SERVICE', 'https://api.example.com?key=1', 'not a plain address'],
    ['CALLBACK', 'https://other.example.com/callback', 'an unused path'],
    ['CALLBACK', 'https://gateway.example.com/', 'an unused path'],
    ['CALLBACK', 'https://gateway.example.com/api/x', 'an unused path'],
    ['CALLBACK', 'https://gateway.example.com/media', 'an unused path'],
    ['CLIENT_SECRET', 'short', 'fewer than 8'],
    ['SEALING_SECRETS', 'too-short', 'secret 1 is too weak'],
    ['SEALING_SECRETS', 'a'.repeat(64), 'secret 1 is too weak'],
    [
      'SEALING_SECRETS',
      `${goodEnv.CLEARED_GATEWAY_SEALING_SECRETS},password`,
      'secret 2 is too weak'
    ],
    ['MEDIA', 'https://*.example.com', 'one exact host'],
    ['MEDIA', '*', 'one exact host'],
    ['MEDIA', 'http://images.example.com', 'must be https'],
    ['MEDIA', 'https://10.0.0.5', 'in a private network'],
    ['MEDIA', 'https://[::1]', 'in a private network'],
    ['MEDIA', 'https://localhost', 'in a private network'],
    ['MEDIA', 'https://db.internal', 'in a private network'],
    ['MEDIA', 'http://localhost:4402', 'in a private network'],
    ['MEDIA', 'https://images.example.com/a', 'must have no path'],
    ['MEDIA_LIMIT', '0', 'not a number of megabytes'],
    ['MEDIA_LIMIT', '200 MB', 'not a number of megabytes'],
    ['MEDIA_LIMIT', '99999', 'not a number of megabytes'],
    ['PROXIES', 'proxy.example.com', 'not an IP address'],
    ['PROXIES', '10.0.0.0/33', 'not an IP address'],
    ['PROXIES', '0.0.0.0/0', 'not an IP address'],
    ['SERVES', 'everything', 'is unknown'],
    ['UPLOADS', 'yes', 'must be on or off'],
    ['SIGN_OUT', 'http://www.example.com/out', 'must be https'],
    ['SIGN_OUT', 'javascript:alert(1)', 'must be https'],
    ['STORE', ' ', 'is missing'],
    ['STORE_CA', '/etc/ca.pem', 'is not a certificate as PEM'],
    ['CALLBACK', 'https://gateway.example.com/ready', 'an unused path']
  ])('with %s = %s is refused', (name, value, words) => {
    const problems = problemsOf({
      ...hosted,
      [`CLEARED_GATEWAY_${name}`]: value
    })

    expect(problems).toContain(`CLEARED_GATEWAY_${name}`)
    expect(problems).toContain(words)
    expect(problems).toContain('1 problem(s)')
  })

  test('lists all problems together, without secrets', () => {
    const problems = problemsOf({
      ...hosted,
      CLEARED_GATEWAY_BASE: 'http://gateway.example.com',
      CLEARED_GATEWAY_MEDIA: '*',
      CLEARED_GATEWAY_CLIENT_SECRET: 'abc-xyz',
      CLEARED_GATEWAY_SEALING_SECRETS: 'weak-secret'
    })

    expect(problems).toContain('4 problem(s)')
    expect(problems).not.toMatch(/abc-xyz|weak-secret/)
  })

  const secret = 'hunter2-secret'

  test.each([
    ['BASE', `https://me:${secret}@gateway.example.com`],
    ['BASE', `http://me:${secret}@gateway.example.com`],
    ['BASE', `https://gateway.example.com/${secret}`],
    ['BASE', secret],
    ['CALLBACK', `https://me:${secret}@gateway.example.com/callback`],
    ['CALLBACK', `https://gateway.example.com/?key=${secret}`],
    ['CALLBACK', `https://other.example.com/${secret}`],
    ['SERVICE', `https://me:${secret}@api.example.com`],
    ['SERVICE', `https://api.example.com?key=${secret}`],
    ['SERVICE', `ftp://me:${secret}@api.example.com`],
    ['SERVICE', `https://api.example.com#${secret}`],
    ['MEDIA', `https://me:${secret}@images.example.com`],
    ['MEDIA', `https://*.example.com/${secret}`],
    ['MEDIA', `https://images.example.com/${secret}`],
    ['MEDIA', `https://a.example.com,//${secret}`],
    ['PROXIES', `me:${secret}@10.0.0.1`],
    ['SERVES', secret],
    ['SEALING_SECRETS', secret],
    ['STORE', `redis://me:${secret}@host/name`],
    ['STORE', `rediss://me:${secret}@host/1?tls=no`],
    ['STORE', `http://me:${secret}@host:6379`],
    ['STORE', `redis+tls://me:${secret}@host:6379`],
    ['STORE', `redis//:${secret}@host:6379`],
    ['STORE', `//me:${secret}@host:6379`],
    ['STORE', `me:${secret}@host:6379`],
    ['STORE', `:${secret}@host:6379`],
    ['STORE', `redis://me:%zz${secret}@host`]
  ])('does not print the secret in a wrong %s', (name, value) => {
    const problems = problemsOf({
      ...hosted,
      [`CLEARED_GATEWAY_${name}`]: value
    })

    expect(problems).toContain(`CLEARED_GATEWAY_${name}`)
    expect(problems).not.toContain(secret)
  })

  test.each(['gateway.db', './data/gateway.db', '/var/lib/a@b/gateway.db'])(
    'takes %s as a file',
    store => {
      const env = { ...hosted, CLEARED_GATEWAY_STORE: store }

      expect(readGatewayConfig(env).store).toBe(store)
    }
  )
})
