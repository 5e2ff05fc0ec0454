import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../dev/install.mjs'

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

/** What vitest's own report says. */
interface Report {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

export interface Outcome {
  passed: string[]
  failed: string[]
  /** Why the files did not run as tests, or nothing. */
  broken: string
}

/** Runs test files in a build that leaves out the rule; '' is the usual one. */
export async function runTests(
  files: string[],
  loosened: string
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'prove-'))
  const path = join(folder, 'report.json')
  try {
    const output = await run(
      ['--reporter=json', `--outputFile=${path}`, ...files],
      loosened
    )
    const text = await readFile(path, 'utf8').catch(() => '')
    if (!text) return { passed: [], failed: [], broken: output.slice(-400) }
    return outcomeOf(JSON.parse(text) as Report, files)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function outcomeOf(report: Report, files: string[]): Outcome {
  const tests = report.testResults.flatMap(file => file.assertionResults)
  const named = (status: string): string[] =>
    tests.filter(test => test.status === status).map(test => test.fullName)
  const empty = report.testResults.find(file => !file.assertionResults.length)
  const missing = files.length - report.testResults.length
  const broken = empty
    ? `${empty.name} ran no test: ${empty.message.slice(0, 200)}`
    : missing > 0
      ? `${missing} of ${files.length} files were not run`
      : ''
  return { passed: named('passed'), failed: named('failed'), broken }
}

function run(args: string[], loosened: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [vitest, 'run', '--project', 'unit', ...args],
      { cwd: root, env: { ...process.env, LOOSENED_RULE: loosened } }
    )
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}
