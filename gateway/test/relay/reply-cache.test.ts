import { expect, test } from 'vitest'
import { createReplyCache } from '../../relay/reply-cache.ts'

function reply(bytes: number) {
  return { body: new Uint8Array(bytes), gzip: null }
}

test('evicts the least recently used reply', () => {
  const cache = createReplyCache()
  for (let key = 0; key < 500; key += 1) cache.set(`${key}`, reply(1))
  cache.get('0')

  cache.set('one more', reply(1))

  expect(cache.get('0')).toBeDefined()
  expect(cache.get('1')).toBeUndefined()
  expect(cache.get('one more')).toBeDefined()
})

test('is limited to 16 MB', () => {
  const cache = createReplyCache()
  const megabyte = 1024 * 1024

  for (let key = 0; key < 20; key += 1) cache.set(`${key}`, reply(megabyte))

  const kept = Array.from({ length: 20 }, (_, key) => cache.get(`${key}`))
  expect(kept.filter(Boolean)).toHaveLength(16)
  expect(kept[19]).toBeDefined()
})

test('counts compressed bodies', () => {
  const cache = createReplyCache()
  const half = new Uint8Array(8 * 1024 * 1024)

  cache.set('one', { body: half, gzip: half })
  cache.set('two', { body: half, gzip: null })

  expect(cache.get('one')).toBeUndefined()
  expect(cache.get('two')).toBeDefined()
})
