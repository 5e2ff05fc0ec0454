import { createCoverage } from './purchases/coverage.ts'
import { compileBundles } from './purchases/bundles.ts'
import type { Bundles } from './purchases/bundles.ts'
import { givenChoices, seededChoices } from './purchases/choices.ts'
import type { Choices } from './purchases/choices.ts'
import { runWorld } from './purchases/run-world.ts'
import type { RunResult } from './purchases/run-world.ts'
import { shrink } from './purchases/shrink.ts'
import { openStore } from './purchases/store/store-of-runs.ts'
import type { StoreOfRuns } from './purchases/store/store-of-runs.ts'
import type { RunOptions } from './purchases/world.ts'
import { readCase } from './read-case.ts'
import type { Effort } from './run.ts'

/** When no number is given; a sample is limited by time instead. */
const defaultRuns = 100_000

/** The same where a store is named, as its servers are slower. */
const defaultStoreRuns = 2000

/** Runs between two lines of progress. */
const progressEvery = 5000

/** With this many runs, every fault must have struck all its cells. */
const runsForCoverage = 50_000

/** Runs spent on finding a simpler run that fails as well. */
const maxTries = 3000

/** What all runs of a proof share. */
interface Setting {
  bundles: Bundles
  stores: StoreOfRuns
  /** Begins the names of its cases. */
  prefix: string
}

/**
 * People license while faults strike, different ones in each run. Once they
 * end, nothing may have been licensed twice, unasked or in vain. The word
 * `choices-…` repeats one run and prints every event.
 */
export async function provePurchases(effort: Effort): Promise<boolean> {
  const { store, choices } = readCase(effort.words?.[0])
  const prefix = store ? `${store.toLowerCase()}/` : ''
  const runs = store ? defaultStoreRuns : defaultRuns
  const bundles = await compileBundles()
  const stores = await openStore(store)
  try {
    const setting = { bundles, stores, prefix }
    if (choices) return await repeat(setting, choices)
    return await proveAll(setting, { runs, ...effort })
  } finally {
    await stores.close()
  }
}

async function proveAll(
  setting: Setting,
  effort: Effort & { runs: number }
): Promise<boolean> {
  const { seed, runs, seconds = Infinity, skip = 0 } = effort
  console.log(`prove purchases: seed ${seed}`)
  const { nth, of } = effort.part ?? { nth: 1, of: 1 }
  const end = Date.now() + seconds * 1000
  const coverage = createCoverage()
  let tried = 0
  let arrivals = 0
  for (let i = skip + nth - 1; i < skip + runs; i += of) {
    if (tried > 0 && Date.now() > end) break
    const run = await tryRun(setting, seededChoices(seedOf(seed, i)))
    tried += 1
    arrivals += run.arrivals
    coverage.add(run.cells)
    if (tried % progressEvery === 0) console.log(`  ${tried} runs`)
    if (run.problems.length > 0) return reportFailure(setting, run, i)
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
  { bundles, stores }: Setting,
  choices: Choices,
  options: RunOptions = {}
): Promise<RunResult> {
  try {
    return await runWorld(bundles, choices, { stores, ...options })
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
  setting: Setting,
  { problems, choices }: RunResult,
  nth: number
): Promise<false> {
  console.log(`✗ run ${nth}: ${problems.join('; ')}`)
  const fails = async (simpler: readonly number[]) => {
    const run = await tryRun(setting, givenChoices(simpler))
    return run.problems.length > 0 ? run.choices : null
  }
  const simplest = trimZeros(await shrink(choices, fails, maxTries))
  await repeat(setting, simplest)
  const word = `${setting.prefix}choices-${simplest.join('.')}`
  console.log(`Repeat: npm run prove -- purchases ${word}`)
  return false
}

async function repeat(
  setting: Setting,
  choices: readonly number[]
): Promise<boolean> {
  const report = (line: string) => console.log(`  ${line}`)
  const { problems } = await tryRun(setting, givenChoices(choices), { report })
  problems.forEach(problem => console.log(`✗ ${problem}`))
  return problems.length === 0
}

function trimZeros(choices: readonly number[]): readonly number[] {
  return choices.slice(0, choices.findLastIndex(choice => choice !== 0) + 1)
}
