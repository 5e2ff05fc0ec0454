import { expect, test } from 'vitest'
import { createByteCache } from '../../index/byte-cache.ts'

test('evicts the least recently used value', () => {
  const cache = createByteCache<string>(3000, () => 1000)

  cache.set('one', '1')
  cache.set('two', '2')
  cache.get('one')
  cache.set('three', '3')

  expect(['one', 'two', 'three'].map(key => cache.get(key))).toEqual([
    '1',
    undefined,
    '3'
  ])
})

test('keeps a value above the limit alone, and replaces values', () => {
  const cache = createByteCache<string>(3000, ({ length }) => length)

  cache.set('large', 'x'.repeat(5000))
  expect(cache.get('large')).toHaveLength(5000)

  cache.set('one', '1')
  cache.set('one', 'uno')
  expect(cache.get('large')).toBeUndefined()
  expect(cache.get('one')).toBe('uno')
})
