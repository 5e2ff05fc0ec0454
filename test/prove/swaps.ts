import type { Effort } from './run.ts'
import { alikeLibrary } from './swaps/alike-library.ts'
import { chooseCases } from './swaps/choose-cases.ts'
import { makeCompFile } from './swaps/comp-file.ts'
import type { CompFile } from './swaps/comp-file.ts'
import { judgeBatch } from './swaps/judge-batch.ts'
import { judgeCalm } from './swaps/judge-calm.ts'
import { runBatch } from './swaps/run-batch.ts'
import type { BatchRun, Struck } from './swaps/run-batch.ts'
import { smallLibrary } from './swaps/small-library.ts'
import { nameStep } from './swaps/step.ts'
import { twinKey } from './swaps/twin-key.ts'
import { faults } from './swaps/faults.ts'

/** A small batch, one of assets with equal files, and the largest allowed. */
const batches = [
  { name: '5', size: 5, library: smallLibrary },
  { name: 'alike', size: 5, library: alikeLibrary },
  { name: '50', size: 50, library: smallLibrary }
]

/** Cases between two lines of progress. */
const progressEvery = 100

interface Batch {
  comps: CompFile
  /** The run without a fault. */
  calm: BatchRun
}

interface Case extends Batch {
  name: string
  /** From `twinKey`. */
  twin: string
  struck: Struck
}

/**
 * Runs a batch of swaps with each fault at each step. After a restart the file
 * must equal that of a run without a fault, and nothing may be licensed twice.
 */
export async function proveSwaps(effort: Effort): Promise<boolean> {
  const { seed, seconds = Infinity } = effort
  console.log(`prove swaps: seed ${seed}`)
  const end = Date.now() + seconds * 1000
  const cases = await findCases(effort)
  let tried = 0
  let missed = 0
  let isProved = true
  for (const one of cases) {
    if (tried > 0 && Date.now() > end) break
    tried += 1
    const { problem, isStruck } = await tryCase(one)
    if (!isStruck) missed += 1
    if (tried % progressEvery === 0)
      console.log(`  ${tried} of ${cases.length}`)
    if (problem === '') continue
    isProved = false
    console.log(`✗ ${one.name}: ${problem}`)
    console.log(`Repeat: npm run prove -- swaps ${one.name}`)
  }
  console.log(`${tried} of ${cases.length} cases of bad luck were tried`)
  if (missed > 0) console.log(`${missed} of them never reached their step`)
  return isProved && tried > 0
}

interface Verdict {
  /** Empty when the case holds. */
  problem: string
  /** False when the run had too few turns to reach its step. */
  isStruck: boolean
}

async function tryCase(one: Case): Promise<Verdict> {
  const { comps, calm, struck } = one
  try {
    const run = await runBatch(comps, struck)
    const { isStruck } = run
    return { problem: judgeBatch(run, calm, comps, struck), isStruck }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { problem, isStruck: true }
  }
}

async function findCases(effort: Effort): Promise<Case[]> {
  const { seconds, words = [], seed } = effort
  const cases: Case[] = []
  const isSample = seconds !== undefined
  for (const { name, size, library } of wantedBatches(words, isSample, seed)) {
    const comps = await makeCompFile(size, library)
    const calm = await runBatch(comps, null)
    const problem = judgeCalm(calm, comps)
    if (problem !== '') throw new Error(`${name}: ${problem}`)
    cases.push(...casesOf(name, { comps, calm }))
  }
  return chooseCases(cases, effort)
}

/** The batches that the words name; a sample has time for a small one only. */
function wantedBatches(words: string[], isSample: boolean, seed: number) {
  const named = batches.filter(({ name }) =>
    words.some(word => word.startsWith(`${name}/`))
  )
  if (named.length > 0) return named
  const isSampled = (_: unknown, i: number) => i === Math.abs(seed % 2)
  return isSample ? batches.filter(isSampled) : batches
}

function casesOf(batchName: string, batch: Batch): Case[] {
  return batch.calm.steps.flatMap(step =>
    faults
      .filter(({ kinds }) => kinds.includes(step.kind))
      .filter(({ at = step.what }) => at === step.what)
      .filter(({ notAt = [] }) => !notAt.includes(step.what))
      // Assets with equal files would no longer have them.
      .filter(({ servesOther }) => !servesOther || batchName !== 'alike')
      .map(fault => ({
        ...batch,
        name: `${batchName}/${nameStep(step)}/${fault.name}`,
        twin: twinKey(fault, step),
        struck: { kind: step.kind, nth: step.nth, fault }
      }))
  )
}
