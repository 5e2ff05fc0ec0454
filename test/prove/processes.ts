import { chooseFaults, noFaults } from './processes/choose-faults.ts'
import type { KnownSteps, CaseFaults } from './processes/choose-faults.ts'
import { buildPrograms } from './processes/programs.ts'
import type { Programs } from './processes/programs.ts'
import { runCase } from './processes/run-case.ts'
import type { CaseResult } from './processes/run-case.ts'
import { openWorld } from './processes/world.ts'
import type { World } from './processes/world.ts'
import { givenChoices, seededChoices } from './purchases/choices.ts'
import type { Choices } from './purchases/choices.ts'
import { readCase } from './read-case.ts'
import { allStoreNames } from '../../gateway/test/store-servers.ts'
import type { StoreName } from '../../gateway/test/store-servers.ts'
import type { Effort } from './run.ts'

/** When no number is given; a sample is limited by time instead. */
const defaultRuns = 200

/** Cases that share one file; each leaves its pictures there. */
const casesPerWorld = 15

interface Tally {
  tried: number
  arrivals: number
  deaths: number
  /** Steps at which a process died. */
  steps: Set<string>
}

/**
 * Service and gateway run as processes on each kind of store, and are killed
 * and restarted while a person licenses: nothing may be licensed more often than
 * the person agreed, and no paid license may be lost.
 */
export async function proveProcesses(effort: Effort): Promise<boolean> {
  const programs = await buildPrograms()
  const tally = { tried: 0, arrivals: 0, deaths: 0, steps: new Set<string>() }
  try {
    const isProved = await proveAll(programs, effort, tally)
    console.log(
      `${tally.tried} cases, ${tally.deaths} deaths at ` +
        `${tally.steps.size} steps, ${tally.arrivals} assets arrived`
    )
    return isProved && tally.tried > 0
  } finally {
    programs.remove()
  }
}

async function proveAll(
  programs: Programs,
  effort: Effort,
  tally: Tally
): Promise<boolean> {
  const { seed, runs = defaultRuns, seconds = Infinity, words = [] } = effort
  const { store, choices: given } = readCase(words[0])
  if (given) {
    const choices = [givenChoices(given)]
    return proveSome(programs, store ?? 'SQLite', choices, tally, Infinity)
  }
  console.log(`prove processes: seed ${seed}`)
  const end = Date.now() + seconds * 1000
  for (let first = 0; first < runs; first += casesPerWorld) {
    if (first > 0 && Date.now() > end) break
    const name = store ?? storeOf(seed + first / casesPerWorld)
    const count = Math.min(casesPerWorld, runs - first)
    const choices = Array.from({ length: count }, (_, i) =>
      seededChoices(Math.imul(seed, 0x9e3779b1) + first + i)
    )
    const isProved = await proveSome(programs, name, choices, tally, end)
    console.log(`  ${tally.tried} cases, ${name}`)
    if (!isProved) return false
  }
  return true
}

/** One store after another. */
function storeOf(turn: number): StoreName {
  return allStoreNames[turn % allStoreNames.length] ?? 'SQLite'
}

/** Tries cases in one world, after one without faults that shows the steps. */
async function proveSome(
  programs: Programs,
  name: StoreName,
  all: readonly Choices[],
  tally: Tally,
  end: number
): Promise<boolean> {
  const world = await openWorld(programs, name)
  try {
    const { steps } = await runCase(world, noFaults)
    for (const [i, choices] of all.entries()) {
      if (i > 0 && Date.now() > end) break
      if (!(await proveOne(world, name, steps, choices, tally))) return false
    }
    return true
  } finally {
    await world.close()
  }
}

async function proveOne(
  world: World,
  name: StoreName,
  known: KnownSteps,
  choices: Choices,
  tally: Tally
): Promise<boolean> {
  const caseFaults = chooseFaults(choices, known)
  const word = `${name.toLowerCase()}/choices-${choices.taken.join('.')}`
  const { problems, deaths, arrivals } = await tryCase(world, caseFaults)
  tally.tried += 1
  tally.arrivals += arrivals.length
  tally.deaths += deaths.length
  deaths.forEach(step => tally.steps.add(step))
  if (problems.length === 0) return true
  console.log(`✗ ${JSON.stringify(caseFaults)} ${deaths.join(', ')}`)
  problems.forEach(problem => console.log(`  ${problem}`))
  console.log(`Repeat: npm run prove -- processes ${word}`)
  return false
}

async function tryCase(
  world: World,
  caseFaults: CaseFaults
): Promise<Omit<CaseResult, 'steps'>> {
  try {
    return await runCase(world, caseFaults)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { problems: [problem], deaths: world.log.deaths(), arrivals: [] }
  }
}
