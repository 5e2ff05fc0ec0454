import type { Outcome } from './loosened-tests.ts'

/** Whether a test noticed the loosened rule, and which one or why none did. */
export function judge(outcome: Outcome): { bites: boolean; text: string } {
  const { failed, late, broken } = outcome
  if (broken) return { bites: false, text: broken }
  const [first] = failed
  if (first === undefined) {
    const text = late[0] ? `only out of time: ${late[0]}` : 'no test failed'
    return { bites: false, text }
  }
  const others = failed.length + late.length - 1
  return { bites: true, text: first + (others ? ` (and ${others} more)` : '') }
}

/**
 * When every test failed, the build itself may be broken: then unrelated tests
 * fail as well.
 */
export async function checkBuild(
  outcome: Outcome,
  runOthers: () => Promise<Outcome>
): Promise<Outcome> {
  const { passed, failed, broken } = outcome
  if (broken || passed.length > 0 || failed.length === 0) return outcome
  const others = await runOthers()
  return others.passed.length > 0
    ? outcome
    : { ...outcome, broken: 'every test fails: the build is broken' }
}
