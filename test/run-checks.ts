import { runChild } from './run-child.ts'
import type { Command } from './run-child.ts'
import type { Count } from './run-tests.ts'

export interface Check {
  name: string
  run(): Promise<Count>
}

/**
 * Runs them one after another. Ends with a line for each that failed, and one
 * of counts. Whether all passed.
 */
export async function runAll(checks: readonly Check[]): Promise<boolean> {
  const broken: string[] = []
  let passed = 0
  let failed = 0
  for (const check of checks) {
    console.log(`\n— ${check.name}`)
    const count = await attempt(check)
    passed += count.passed
    failed += count.failed
    const { reason } = count
    if (count.failed) broken.push(check.name + (reason && `: ${reason}`))
  }
  if (broken.length) console.log('')
  for (const line of broken) console.log(`Failed: ${line}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}

/** What a check throws is why it failed; the next ones run all the same. */
async function attempt(check: Check): Promise<Count> {
  try {
    return await check.run()
  } catch (error) {
    console.error(error)
    return oneOf(error instanceof Error ? error.message : String(error))
  }
}

/** One that passes when the program ends well. */
export function tool(name: string, command: Command): Check {
  return {
    name,
    async run() {
      const end = await runChild(command)
      return oneOf(end && `${command.name} ${end}`)
    }
  }
}

/** One that passed, or that failed for a reason. */
export function oneOf(reason: string): Count {
  return { passed: reason ? 0 : 1, failed: reason ? 1 : 0, reason }
}
