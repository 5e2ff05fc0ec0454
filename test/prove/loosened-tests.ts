import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeEnd } from '../../dev/child-end.mjs'
import { root } from '../../dev/install.mjs'

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

/** Vitest's JSON report. */
interface Report {
  testResults: {
    name: string
    message: string
    assertionResults: Result[]
  }[]
}

interface Result {
  fullName: string
  status: string
  /** In milliseconds. */
  duration?: number
}

export interface Outcome {
  passed: string[]
  failed: string[]
  /** Tests that timed out, as any test may on a busy machine. */
  late: string[]
  /** Why the files did not run; empty when they did. */
  broken: string
}

/**
 * Milliseconds. Without a rule, a test may wait for what never happens; a busy
 * machine may need the long one.
 */
const shortTimeout = 8000
const longTimeout = 120_000

/**
 * Runs test files in a build without the rule; '' leaves out none. If tests
 * only timed out, they run again with the long timeout.
 */
export async function runTests(
  files: string[],
  loosened: string
): Promise<Outcome> {
  const outcome = await runWithin(shortTimeout, files, loosened)
  const isUnsure = outcome.late.length > 0 && outcome.failed.length === 0
  return isUnsure ? runWithin(longTimeout, files, loosened) : outcome
}

async function runWithin(
  timeout: number,
  files: string[],
  loosened: string
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'prove-'))
  const path = join(folder, 'report.json')
  try {
    const { end, output } = await run(
      [
        '--reporter=json',
        `--outputFile=${path}`,
        `--testTimeout=${timeout}`,
        ...files
      ],
      loosened
    )
    const text = await readFile(path, 'utf8').catch(() => '')
    const report = readReport(text)
    if (report) return outcomeOf(report, files, timeout)
    const broken = `vitest ${end || 'ended'} without a whole report`
    const said = output.slice(-400)
    return { passed: [], failed: [], late: [], broken: `${broken}: ${said}` }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Undefined when vitest did not finish writing it. */
function readReport(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report // vitest's own
  } catch {
    return undefined
  }
}

/** Exported for tests. */
export function outcomeOf(
  report: Report,
  files: string[],
  timeout = shortTimeout
): Outcome {
  const isLate = ({ duration = 0 }: Result) => duration >= timeout
  const tests = report.testResults.flatMap(file => file.assertionResults)
  const failed = tests.filter(test => test.status === 'failed')
  const empty = report.testResults.find(file => !file.assertionResults.length)
  const missing = files.length - report.testResults.length
  const broken = empty
    ? `${empty.name} ran no test: ${empty.message.slice(0, 200)}`
    : missing > 0
      ? `${missing} of ${files.length} files were not run`
      : ''
  return {
    passed: namesOf(tests.filter(test => test.status === 'passed')),
    failed: namesOf(failed.filter(test => !isLate(test))),
    late: namesOf(failed.filter(isLate)),
    broken
  }
}

function namesOf(tests: Result[]): string[] {
  return tests.map(test => test.fullName)
}

function run(
  args: string[],
  loosened: string
): Promise<{ end: string; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [vitest, 'run', '--project', 'unit', ...args],
      {
        cwd: root,
        env: { ...process.env, LOOSENED_RULE: loosened, SAMPLE: 'all' }
      }
    )
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    child.on('error', reject)
    child.on('close', (status, signal) =>
      resolve({ end: describeEnd({ status, signal }), output })
    )
  })
}
