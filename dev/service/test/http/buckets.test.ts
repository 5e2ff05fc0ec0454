import { expect, test } from 'vitest'
import { createBuckets } from '../../http/buckets.ts'

test('removes only full buckets', () => {
  const buckets = createBuckets({ perSecond: 1, burst: 2 })
  buckets.take('busy', 0)
  buckets.take('busy', 0)

  for (let count = 0; count < 10_000; count += 1) {
    buckets.take(`idle-${count}`, count)
    buckets.take('busy', count)
  }

  expect(buckets.size).toBeLessThan(5000)
  expect(buckets.take('busy', 9999)).toBe(1)
})
