import { expect, it } from 'vitest'
import { remaining } from '../../../ui/shell/remaining.ts'

/** Finishes one after each of these milliseconds. */
function stepsOf(total: number, ...waits: number[]) {
  let at = 0
  return [0, ...waits].map((wait, done) => ({ at: (at += wait), done, total }))
}

it('is unknown before three steps and three seconds', () => {
  expect(remaining([])).toBeNull()
  expect(remaining(stepsOf(40, 2000, 2000))).toBeNull()
  expect(remaining(stepsOf(40, 500, 500, 500, 500))).toBeNull()
})

it('uses the pace of the latest steps', () => {
  const slowFirst = Array.from({ length: 5 }, () => 9000)
  const fastThen = Array.from({ length: 10 }, () => 1000)

  expect(remaining(stepsOf(43, 1000, 1000, 1000))).toBe(40)
  expect(remaining(stepsOf(35, ...slowFirst, ...fastThen))).toBe(20)
})

it('is unknown when all is done', () => {
  expect(remaining(stepsOf(3, 2000, 2000, 2000))).toBeNull()
})
