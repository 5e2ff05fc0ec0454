import { expect, test } from 'vitest'
import { createAttempts } from '../../pages/attempts.ts'

const period = 15 * 60_000

function setUp() {
  const clock = { now: 0 }
  return { clock, attempts: createAttempts(() => clock.now) }
}

test('are counted by name, ignoring case', () => {
  const { attempts } = setUp()
  for (let count = 0; count < 10; count++) attempts.begin('Mia')

  const mayTry = ['mia ', 'noah'].map(name => attempts.begin(name))

  expect(mayTry).toEqual([false, true])
})

test('are reset by the correct password', () => {
  const { attempts } = setUp()
  for (let count = 0; count < 10; count++) attempts.begin('mia')

  attempts.forget('MIA')

  expect(attempts.begin('mia')).toBe(true)
})

test('of expired periods are forgotten', () => {
  const { clock, attempts } = setUp()
  for (let count = 0; count < 100; count++) attempts.begin(`name ${count}`)
  clock.now = 1
  attempts.begin('name 0')

  clock.now = period
  attempts.begin('another')

  expect(attempts.size).toBe(2)
})
