import { expect, test } from 'vitest'
import { readRedisAddress, redisSecrets } from '../../core/redis-address.ts'

test('the address of a server has defaults', () => {
  expect(readRedisAddress('redis://host')).toEqual({
    kind: 'server',
    hosts: [{ host: 'host', port: 6379 }],
    isTls: false,
    user: {},
    database: 0,
    name: ''
  })
})

test('the address of a server is read', () => {
  const address = 'rediss://cleared:pass%40w%3Ard@[2001:db8::1]:6380/2'

  expect(readRedisAddress(address)).toEqual({
    kind: 'server',
    hosts: [{ host: '2001:db8::1', port: 6380 }],
    isTls: true,
    user: { username: 'cleared', password: 'pass@w:rd' },
    database: 2,
    name: ''
  })
})

test('the address of Sentinels is read', () => {
  const address = 'REDIS-sentinel://:word@one,two:26380/my%20name/3'

  expect(readRedisAddress(address)).toEqual({
    kind: 'sentinel',
    hosts: [
      { host: 'one', port: 26_379 },
      { host: 'two', port: 26_380 }
    ],
    isTls: false,
    user: { password: 'word' },
    database: 3,
    name: 'my name'
  })
})

test('the address of a cluster is read', () => {
  expect(readRedisAddress('rediss-cluster://one:7001,two')).toEqual({
    kind: 'cluster',
    hosts: [
      { host: 'one', port: 7001 },
      { host: 'two', port: 6379 }
    ],
    isTls: true,
    user: {},
    database: 0,
    name: ''
  })
})

test('an address with a password is secret, and so is the password', () => {
  const address = 'redis-cluster://me:se%63ret@one,two'

  expect(redisSecrets(address)).toEqual([address, 'se%63ret', 'secret'])
  expect(redisSecrets('redis-cluster://one,two')).toEqual([])
  expect(redisSecrets('/var/lib/a@b.db')).toEqual([])
})
