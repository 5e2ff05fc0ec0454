import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../dev/browser.ts'
import { build } from '../dev/build.ts'
import { findRedis } from '../dev/find-redis.ts'
import { root } from '../dev/install.mjs'
import { sampleProofs } from './prove/run.ts'

interface Count {
  passed: number
  failed: number
}

interface Check {
  name: string
  run(): Promise<Count>
}

/** No proof starts later; the last ones still take a few seconds. */
const secondsOfProofs = 52

const reportFile = join(root, '.cache', 'vitest.json')

/**
 * Everything `npm test` promises, one after another; words given on the
 * command line narrow the tests. Ends with one line of counts.
 */
export async function runChecks(words: string[]): Promise<void> {
  const checks = words.length ? [tests(words)] : allChecks()
  const total: Count = { passed: 0, failed: 0 }
  const broken: string[] = []
  for (const check of checks) {
    console.log(`\n— ${check.name}`)
    const count = await check.run()
    total.passed += count.passed
    total.failed += count.failed
    if (count.failed) broken.push(check.name)
  }
  if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  if (total.failed) process.exitCode = 1
}

function allChecks(): Check[] {
  return [
    tool('types', 'tsc', ['-b']),
    tool('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    tool('format', 'oxfmt', ['--check']),
    tool('dead code', 'knip', []),
    { name: 'build', run: () => attempt(build) },
    tests([]),
    { name: 'sample of the proofs', run: proofs }
  ]
}

function tool(name: string, command: string, args: string[]): Check {
  return {
    name,
    run: async () => oneOf((await execute(command, args)) === 0)
  }
}

function tests(words: string[]): Check {
  return {
    name: 'unit tests, flows and journeys',
    async run() {
      const browser = await findBrowser()
      const redis = findRedis()
      await mkdir(join(root, '.cache'), { recursive: true })
      await rm(reportFile, { force: true })
      const args = [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...words
      ]
      const code = await execute('vitest', args, {
        CLEARED_BROWSER: browser,
        CLEARED_REDIS: redis
      })
      return readReport(code)
    }
  }
}

async function readReport(code: number): Promise<Count> {
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  } // the shape of vitest's own report
  const { numPassedTests: passed, numFailedTests } = report
  return { passed, failed: numFailedTests || (code === 0 ? 0 : 1) }
}

async function proofs(): Promise<Count> {
  return oneOf(await sampleProofs(secondsOfProofs))
}

async function attempt(work: () => Promise<void>): Promise<Count> {
  try {
    await work()
    return oneOf(true)
  } catch (error) {
    console.error(error)
    return oneOf(false)
  }
}

function oneOf(good: boolean): Count {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function execute(
  command: string,
  args: string[],
  env: Record<string, string> = {}
): Promise<number> {
  const windows = process.platform === 'win32'
  const file = join(root, 'node_modules', '.bin', command)
  return new Promise((resolve, reject) => {
    const child = spawn(windows ? `"${file}.cmd"` : file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows
    })
    child.on('error', reject)
    child.on('close', code => resolve(code ?? 1))
  })
}
