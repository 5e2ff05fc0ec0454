import { expect, it } from 'vitest'
import { nameProblem } from '../../../../ui/collections/own/name-problem.ts'

it.each(['Spring', ' with spaces ', 'R&B 50% 😀', 'عربي', 'x'.repeat(255)])(
  'accepts %j as a name',
  name => {
    expect(nameProblem(name)).toBeNull()
  }
)

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(256), 'too-long'],
  ['line\nbreak', 'characters'],
  ['turned\u202Eround', 'characters']
])('refuses %j as a name', (name, problem) => {
  expect(nameProblem(name)).toBe(problem)
})
