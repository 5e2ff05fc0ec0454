import { expect, it } from 'vitest'
import { runQuietly } from '../../dev/find-program.ts'
import { usePrinted } from '../use-printed.ts'

const printed = usePrinted()

it.each([
  [`process.kill(process.pid, 'SIGKILL')`, /was killed by SIGKILL, as/],
  [
    `console.error('No room.'); process.exit(100)`,
    /ended with code 100: No room\.$/
  ]
])('says how an installer ended: %s', (code, words) => {
  expect(runQuietly(process.execPath, ['-e', code])).toBe(false)
  expect(printed).toEqual([expect.stringMatching(words)])
})

it('says that an installer could not be started', () => {
  expect(runQuietly('/no/such/apt-get', ['update'])).toBe(false)
  expect(printed).toEqual([
    expect.stringMatching(/^\/no\/such\/apt-get update could not be started: /)
  ])
})

it('says nothing of one that ends well', () => {
  expect(runQuietly(process.execPath, ['-e', ''])).toBe(true)
  expect(printed).toEqual([])
})
