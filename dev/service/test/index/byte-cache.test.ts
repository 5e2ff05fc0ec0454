import { expect, test } from 'vitest'
import { createByteCache } from '../../index/byte-cache.ts'

test('forgets what was used longest ago when there is no room', () => {
  const cache = createByteCache<string>(3000, () => 1000)

  cache.keep('one', '1')
  cache.keep('two', '2')
  cache.find('one')
  cache.keep('three', '3')

  expect(['one', 'two', 'three'].map(key => cache.find(key))).toEqual([
    '1',
    undefined,
    '3'
  ])
})

test('keeps what is too large alone, and a new value in place of the old', () => {
  const cache = createByteCache<string>(3000, ({ length }) => length)

  cache.keep('large', 'x'.repeat(5000))
  expect(cache.find('large')).toHaveLength(5000)

  cache.keep('one', '1')
  cache.keep('one', 'uno')
  expect(cache.find('large')).toBeUndefined()
  expect(cache.find('one')).toBe('uno')
})
