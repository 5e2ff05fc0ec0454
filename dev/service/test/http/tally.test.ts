import { expect, test } from 'vitest'
import { createTally } from '../../http/tally.ts'

test('removes the oldest of more than 20,000 keys', () => {
  const tally = createTally()
  const keys = Array.from({ length: 20_001 }, (_, number) => `GET /${number}`)

  keys.forEach(key => tally.add(key))
  tally.add('GET /20000')

  expect(tally.counts().size).toBe(10_000)
  expect(tally.counts().get('GET /10000')).toBeUndefined()
  expect(tally.counts().get('GET /20000')).toBe(2)
})
