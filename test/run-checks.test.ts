import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runAll, tool } from './run-checks.ts'
import { runTests } from './run-tests.ts'
import { usePrinted } from './use-printed.ts'
import type { Command } from './run-child.ts'

let folder: string
const printed = usePrinted()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checks-'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** A child of the runner that does this; `report` is where vitest's belongs. */
async function fakeChild(name: string, code: string): Promise<Command> {
  const file = join(folder, `${name}.mjs`)
  const start = `
    import { writeFileSync } from 'node:fs'
    const sign = '--outputFile.json='
    const given = process.argv.find(one => one.startsWith(sign)) ?? sign
    const report = given.slice(sign.length)
    const whole = (passed, failed, testResults = []) => JSON.stringify({
      numPassedTests: passed, numFailedTests: failed, testResults })
    `
  await writeFile(file, start + code)
  return { name, file: process.execPath, args: [file] }
}

const missing = { name: 'vitest', file: '/no/such/program', args: [] }
const die = `process.kill(process.pid, 'SIGKILL')`
const killed =
  'was killed by SIGKILL, as the system does when it is out of memory'

async function countTests(command: Command) {
  return runTests(command, join(folder, 'report.json'))
}

it.each([
  ['is killed', die, `vitest ${killed}, and wrote no report`],
  [
    'is ended',
    `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)`,
    'vitest was killed by SIGTERM, and wrote no report'
  ],
  [
    'is killed below its shell',
    'process.exit(137)',
    `vitest ${killed}, and wrote no report`
  ],
  [
    'fails without a report',
    'process.exit(1)',
    'vitest ended with code 1, and wrote no report'
  ],
  ['ends well without a report', '', 'vitest ended, and wrote no report'],
  [
    'is killed in the middle of its report',
    `writeFileSync(report, whole(3, 0).slice(0, 20)); ${die}`,
    `vitest ${killed}, and its report is broken`
  ],
  [
    'writes something else',
    `writeFileSync(report, '{"passed": 3}')`,
    'vitest ended, and its report is broken'
  ],
  ['runs no test', 'writeFileSync(report, whole(0, 0))', 'no test ran at all']
])('says so when vitest %s', async (_what, code, reason) => {
  const count = await countTests(await fakeChild('vitest', code))

  expect(count).toEqual({ passed: 0, failed: 1, reason })
})

it('says so when vitest cannot be started', async () => {
  const count = await countTests(missing)

  expect(count).toEqual({
    passed: 0,
    failed: 1,
    reason: expect.stringMatching(
      /^vitest could not be started: .*ENOENT.*, and wrote no report$/
    )
  })
})

it('says so when vitest fails though no test did', async () => {
  const code = 'writeFileSync(report, whole(3, 0)); process.exitCode = 1'

  const count = await countTests(await fakeChild('vitest', code))

  expect(count).toEqual({
    passed: 3,
    failed: 1,
    reason:
      'vitest ended with code 1 though no test failed; its output says why'
  })
})

it('names the files that could not be run', async () => {
  const code = `writeFileSync(report, whole(3, 0, [
    { name: 'a.test.ts', status: 'passed', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] }
  ])); process.exitCode = 1`

  const count = await countTests(await fakeChild('vitest', code))

  expect(count).toEqual({
    passed: 3,
    failed: 1,
    reason: 'these did not run to their end: b.test.ts'
  })
})

it('counts what failed, and what an older run left does not count', async () => {
  await writeFile(join(folder, 'report.json'), 'older')
  const code = 'writeFileSync(report, whole(3, 2)); process.exitCode = 1'

  const count = await countTests(await fakeChild('vitest', code))

  expect(count).toEqual({ passed: 3, failed: 2, reason: '' })
})

it('says which check failed and how it ended, and continues', async () => {
  const killedCheck = tool('lint', await fakeChild('oxlint', die))
  const good = tool('format', await fakeChild('oxfmt', ''))
  const thrown = {
    name: 'build',
    run: () => Promise.reject(new Error('No space is left.'))
  }

  const isGood = await runAll([
    killedCheck,
    tool('types', { ...missing, name: 'tsc' }),
    thrown,
    good
  ])

  expect(isGood).toBe(false)
  expect(printed.slice(-4)).toEqual([
    `Failed: lint: oxlint ${killed}`,
    expect.stringMatching(/^Failed: types: tsc could not be started: .*ENOENT/),
    'Failed: build: No space is left.',
    '\n1 passed, 3 failed'
  ])
})
