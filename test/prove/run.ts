import { parseArgs } from 'node:util'
import { proveGateway } from './gateway.ts'
import { proveHost } from './host.ts'
import { proveMutations } from './mutations.ts'
import { proveProcesses } from './processes.ts'
import { provePurchases } from './purchases.ts'
import { proveReplies } from './replies.ts'
import { proveRequests } from './requests.ts'
import { proveSwaps } from './swaps.ts'
import { proveTests } from './tests.ts'

/** How much a proof tries; its random choices follow from the seed. */
export interface Effort {
  seed: number
  /** How many cases to try; the proof's default when left out. */
  runs?: number
  /** No case starts after this many seconds. */
  seconds?: number
  /** Only the cases whose names have one of these. */
  words?: string[]
  /** Part of the cases for this process, in purchases, replies and swaps. */
  part?: Part
  /** Number of cases that were tried before, in the same proofs. */
  skip?: number
}

export interface Part {
  nth: number
  of: number
}

/** Prints a line for each case; false when something is not proved. */
type Proof = (effort: Effort) => Promise<boolean>

const proofs: Record<string, Proof> = {
  gateway: proveGateway,
  host: proveHost,
  mutations: proveMutations,
  processes: proveProcesses,
  purchases: provePurchases,
  replies: proveReplies,
  requests: proveRequests,
  swaps: proveSwaps,
  tests: proveTests
}

/** Proofs of which `npm test` runs a sample. */
const sampled = [
  proveGateway,
  proveHost,
  proveProcesses,
  provePurchases,
  proveReplies,
  proveRequests,
  proveSwaps
]

const usage =
  'npm run prove -- NAME [--runs N --hours N --seed S] [--part K/N --skip N] [WORD …], ' +
  'where "tests" runs all tests of which npm test runs a sample'

/** `npm run prove -- NAME`: exits 1 when something is not proved. */
export async function prove(argv: string[]): Promise<void> {
  const { name, effort } = readArguments(argv)
  const proof = proofs[name]
  if (!proof) {
    const names = Object.keys(proofs).join(', ')
    throw new Error(`No proof "${name}"; there are: ${names}. ${usage}`)
  }
  if (!(await proof(effort))) process.exitCode = 1
}

/** Runs a few cases of each proof, different ones each time, in `npm test`. */
export async function sampleProofs(seconds: number): Promise<boolean> {
  const seed = Math.floor(Math.random() * 1e6)
  const share = seconds / sampled.length
  let proved = true
  for (const proof of sampled) {
    if (!(await attempt(proof, { seed, seconds: share }))) proved = false
  }
  return proved
}

/** A proof that throws counts as not proved, and the others still run. */
async function attempt(proof: Proof, effort: Effort): Promise<boolean> {
  try {
    return await proof(effort)
  } catch (error) {
    console.error(`${proof.name} stopped:`, error)
    return false
  }
}

/** Exported for tests. */
export function readArguments(argv: string[]) {
  const { values, positionals } = parse(argv)
  const [name = '', ...words] = positionals
  const effort: Effort = {
    seed: readNumber('seed', 1, values.seed) ?? 1,
    words
  }
  const runs = readNumber('runs', 1, values.runs)
  if (runs !== undefined) effort.runs = runs
  const skip = readNumber('skip', 0, values.skip)
  if (skip !== undefined) effort.skip = skip
  const hours = readHours(values.hours)
  if (hours !== undefined) effort.seconds = hours * 3600
  const part = readPart(values.part)
  if (part) effort.part = part
  return { name, effort }
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        hours: { type: 'string' },
        seed: { type: 'string' },
        part: { type: 'string' },
        skip: { type: 'string' }
      }
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason} ${usage}`, { cause: error })
  }
}

function readNumber(
  name: string,
  min: number,
  text?: string
): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= min) return number
  throw new Error(
    `--${name} ${text} is no whole number of at least ${min}. ${usage}`
  )
}

/** Fractions are minutes. */
function readHours(text?: string): number | undefined {
  if (text === undefined) return undefined
  const hours = Number(text)
  if (Number.isFinite(hours) && hours > 0) return hours
  throw new Error(`--hours ${text} is no number above 0, like 0.2. ${usage}`)
}

function readPart(text?: string): Part | undefined {
  if (text === undefined) return undefined
  const [nth = 0, of = 0] = text.split('/').map(Number)
  const isPart = Number.isSafeInteger(nth) && Number.isSafeInteger(of)
  if (isPart && nth > 0 && nth <= of) return { nth, of }
  throw new Error(`--part ${text} is not like 1/2. ${usage}`)
}
