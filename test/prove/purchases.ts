import { createCoverage } from './purchases/coverage.ts'
import { compileBundles } from './purchases/bundles.ts'
import type { Bundles } from './purchases/bundles.ts'
import { givenChoices, seededChoices } from './purchases/choices.ts'
import type { Choices } from './purchases/choices.ts'
import { runWorld } from './purchases/run-world.ts'
import type { RunResult } from './purchases/run-world.ts'
import { shrink } from './purchases/shrink.ts'
import type { RunOptions } from './purchases/world.ts'
import type { Effort } from './run.ts'

/** When no number is given; a sample is limited by time instead. */
const defaultRuns = 100_000

/** Runs between two lines of progress. */
const progressEvery = 5000

/** With this many runs, every fault must have struck all its cells. */
const runsForCoverage = 50_000

/** Runs spent on finding a simpler run that fails as well. */
const maxTries = 3000

/**
 * People license while faults strike, different ones in each run. Once they
 * end, nothing may have been licensed twice, unasked or in vain. The word
 * `choices-…` repeats one run and prints every event.
 */
export async function provePurchases(effort: Effort): Promise<boolean> {
  const { seed, words = [] } = effort
  const bundles = await compileBundles()
  const [word] = words
  if (word?.startsWith('choices-')) return repeat(bundles, word)
  console.log(`prove purchases: seed ${seed}`)
  const { seconds = Infinity, runs = defaultRuns, skip = 0 } = effort
  const { nth, of } = effort.part ?? { nth: 1, of: 1 }
  const end = Date.now() + seconds * 1000
  const coverage = createCoverage()
  let tried = 0
  let arrivals = 0
  for (let i = skip + nth - 1; i < skip + runs; i += of) {
    if (tried > 0 && Date.now() > end) break
    const run = await tryRun(bundles, seededChoices(seedOf(seed, i)))
    tried += 1
    arrivals += run.arrivals
    coverage.add(run.cells)
    if (tried % progressEvery === 0) console.log(`  ${tried} runs`)
    if (run.problems.length > 0) return reportFailure(bundles, run, i)
  }
  console.log(`${tried} runs, ${arrivals} licenses asked for`)
  if (tried < runsForCoverage) return tried > 0
  coverage.lines().forEach(line => console.log(line))
  const missed = coverage.missed()
  if (missed.length > 0) console.log(`never struck: ${missed.join(', ')}`)
  return missed.length === 0
}

function seedOf(seed: number, run: number): number {
  return Math.imul(seed, 0x9e3779b1) + Math.imul(run + 1, 0x85ebca6b)
}

async function tryRun(
  bundles: Bundles,
  choices: Choices,
  options: RunOptions = {}
): Promise<RunResult> {
  try {
    return await runWorld(bundles, choices, options)
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? '') : String(error)
    const nothing = { struck: new Set<string>(), cells: new Set<string>() }
    return {
      ...nothing,
      problems: [problem],
      arrivals: 0,
      choices: choices.taken
    }
  }
}

async function reportFailure(
  bundles: Bundles,
  { problems, choices }: RunResult,
  nth: number
): Promise<false> {
  console.log(`✗ run ${nth}: ${problems.join('; ')}`)
  const fails = async (simpler: readonly number[]) => {
    const run = await tryRun(bundles, givenChoices(simpler))
    return run.problems.length > 0 ? run.choices : null
  }
  const simplest = await shrink(choices, fails, maxTries)
  const word = `choices-${trimZeros(simplest).join('.')}`
  await repeat(bundles, word)
  console.log(`Repeat: npm run prove -- purchases ${word}`)
  return false
}

async function repeat(bundles: Bundles, word: string): Promise<boolean> {
  const choices = word.slice('choices-'.length).split('.').map(Number)
  const report = (line: string) => console.log(`  ${line}`)
  const { problems } = await tryRun(bundles, givenChoices(choices), { report })
  problems.forEach(problem => console.log(`✗ ${problem}`))
  return problems.length === 0
}

function trimZeros(choices: readonly number[]): readonly number[] {
  return choices.slice(0, choices.findLastIndex(choice => choice !== 0) + 1)
}
