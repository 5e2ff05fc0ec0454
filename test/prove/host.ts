import { ruleGroups } from '../../dev/figma/rules/rule-groups.ts'
import { randomFrom } from '../../dev/figma/shared/random.ts'
import { areaFile } from '../../dev/figma/test/rules/area-file.ts'
import { checkBuild, judge } from './judge.ts'
import { runTests } from './loosened-tests.ts'
import type { Outcome } from './loosened-tests.ts'
import type { Effort } from './run.ts'

interface Verdict {
  rule: string
  bites: boolean
  /** The test that failed, or why no failure counts. */
  text: string
  seconds: number
}

const concurrency = 2

const rules = ruleGroups.flat()

/**
 * Leaves out the rules of the local Figma host, one at a time, and expects a
 * test of the rule's area to fail each time.
 */
export async function proveHost(effort: Effort): Promise<boolean> {
  const chosen = chooseRules(effort)
  console.log(`prove host: ${chosen.length} of ${rules.length} rules`)
  console.log(`  seed ${effort.seed}`)
  if (effort.seconds === undefined && !(await passWithAllRules(chosen))) {
    return false
  }
  const width = Math.max(...chosen.map(rule => rule.length))
  const verdicts = await judgeAll(chosen, effort.seconds, verdict =>
    console.log(line(verdict, width))
  )
  const weak = verdicts.filter(verdict => !verdict.bites)
  console.log(
    `${verdicts.length - weak.length} rules bite, ${weak.length} do not`
  )
  if (weak.length > 0) {
    const names = weak.map(verdict => verdict.rule).join(' ')
    console.log(`Repeat: npm run prove -- host ${names}`)
  }
  return weak.length === 0
}

/** Shuffles the wanted rules by the seed; exported for tests. */
export function chooseRules(effort: Effort): string[] {
  const { words = [], runs = rules.length } = effort
  const wanted = rules.filter(
    rule => words.length === 0 || words.some(word => rule.includes(word))
  )
  const strange = words.filter(word => !rules.some(rule => rule.includes(word)))
  if (strange.length > 0) {
    throw new Error(`No rule has "${strange.join('", "')}" in its name.`)
  }
  const random = randomFrom(effort.seed)
  return wanted
    .map(rule => ({ rule, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, runs)
    .map(({ rule }) => rule)
}

/** Tests of no rule: they pass in every build that works. */
const unrelatedTests = ['dev/figma/test/realm/figma/util.test.ts']

async function runWithoutRule(rule: string): Promise<Outcome> {
  const outcome = await runTests([areaFile(rule)], rule)
  return checkBuild(outcome, () => runTests(unrelatedTests, rule))
}

async function passWithAllRules(chosen: string[]): Promise<boolean> {
  const files = [...new Set(chosen.map(areaFile))]
  const { passed, failed, late, broken } = await runTests(files, '')
  if (broken) console.log(broken)
  const bad = [...failed, ...late]
  bad.forEach(name => console.log(`Fails with all rules: ${name}`))
  const good = !broken && bad.length === 0
  if (good) console.log(`  ${passed.length} tests pass with all rules`)
  return good
}

async function judgeAll(
  chosen: string[],
  seconds: number | undefined,
  onVerdict: (verdict: Verdict) => void
): Promise<Verdict[]> {
  const end = Date.now() + (seconds ?? Infinity) * 1000
  const waiting = [...chosen]
  const verdicts: Verdict[] = []
  async function work(): Promise<void> {
    for (;;) {
      const rule = Date.now() < end ? waiting.shift() : undefined
      if (rule === undefined) return
      const started = Date.now()
      const outcome = await runWithoutRule(rule)
      const took = (Date.now() - started) / 1000
      const verdict = { rule, ...judge(outcome), seconds: took }
      verdicts.push(verdict)
      onVerdict(verdict)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return verdicts
}

function line(verdict: Verdict, width: number): string {
  const { rule, bites, text, seconds } = verdict
  const time = `${seconds.toFixed(1)} s`.padStart(7)
  return `${bites ? ' ' : '✗'} ${rule.padEnd(width)} ${time}  ${text}`
}
