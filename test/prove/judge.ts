import type { Outcome } from './loosened-tests.ts'

/** Whether a loosened rule was noticed, by which test or why not. */
export function judge(outcome: Outcome): { bites: boolean; text: string } {
  const { passed, failed, late, broken } = outcome
  if (broken) return { bites: false, text: broken }
  const [first] = failed
  if (first === undefined) {
    const text = late[0] ? `only out of time: ${late[0]}` : 'no test failed'
    return { bites: false, text }
  }
  if (passed.length === 0 && failed.length > 3) {
    return { bites: false, text: 'every test failed: the build is broken' }
  }
  const others = failed.length + late.length - 1
  return { bites: true, text: first + (others ? ` (and ${others} more)` : '') }
}
