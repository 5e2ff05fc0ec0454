import { expect, it } from 'vitest'
import { findRedis } from '../../dev/find-redis.ts'

it('takes an installed server', () => {
  const none = { name: 'none', find: () => null }
  const there = { name: 'there', find: () => '/usr/bin/valkey-server' }

  expect(findRedis([none, there])).toBe('/usr/bin/valkey-server')
})

it('installs one that is missing', () => {
  let isThere = false
  const source = {
    name: 'a package',
    find: () => (isThere ? '/usr/bin/redis-server' : null),
    install: () => (isThere = true)
  }

  expect(findRedis([source])).toBe('/usr/bin/redis-server')
})

it('says what to do when every source fails', () => {
  expect(() => findRedis([])).toThrow('set CLEARED_REDIS')
})
