import { mediaTypes } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { accountOf, licensePosts } from '../../flows/set-up/licensing.ts'
import type { CompFile } from './comp-file.ts'
import { faultyFiles } from './faulty-files.ts'
import { fetchedAssets } from './fetched-assets.ts'
import { licenseAll, licenseRest, openKeys, resume } from './recover.ts'
import { openStage } from './stage.ts'
import type { Broken, Stage } from './stage.ts'
import { hashState } from './hash-state.ts'
import type { Step } from './step.ts'
import type { Fault } from './fault.ts'
import { watchSteps } from './watch-steps.ts'
import type { AtStep } from './watch-steps.ts'
import { licensedAssets, writtenAssets } from './written-assets.ts'

export interface BatchRun {
  document: DocumentFile
  /** Keys of assets that the account has licensed, one entry per license. */
  licenses: string[]
  /** Downloads left, of each medium. */
  left: string
  /** Images that were licensed without naming their search. */
  unsearched: string[]
  /** Purchases and batches that are not over. */
  open: string[]
  steps: TakenStep[]
  /** The run reached the step of its fault. */
  isStruck: boolean
  /** Keys of assets whose licensed file was requested, one entry per request. */
  fetched: string[]
  /** From `faultyFiles`, of the file at the end. */
  faulty: string[]
  interruption: Interruption
  resumption: Resumption
  /** Null in a run with a fault. */
  undoing: Undoing | null
}

/** The file before the batch and after its undo. */
export interface Undoing {
  begun: DocumentFile
  undone: DocumentFile
}

/** A step of a run without a fault. */
export interface TakenStep extends Step {
  /** Hashes of the state before and after the step. */
  before: string
  after: string
}

/** What the fault left behind. */
export interface Interruption {
  document: DocumentFile
  /** Keys of assets whose licensed file was in the file and recorded. */
  kept: string[]
  /** Keys of assets that an unfinished purchase or batch records as licensed. */
  licensed: string[]
  /** Keys of assets whose licensed file was requested afterwards. */
  fetched: string[]
}

/** What reopening did before the person acted. */
export interface Resumption {
  document: DocumentFile
  /** Number of license requests. */
  purchases: number
}

export interface Struck {
  kind: Step['kind']
  nth: number
  fault: Fault
}

/** Milliseconds of real time. */
const timeout = 300_000

/** Licenses and swaps all comps of the file, with the fault if there is one. */
export async function runBatch(
  comps: CompFile,
  struck: Struck | null,
  broken?: Broken
): Promise<BatchRun> {
  const stage = await openStage(comps, broken)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stage.end()
  }, timeout)
  try {
    return await act(stage, comps, struck)
  } catch (error) {
    if (isLate) throw new Error('It took over five minutes.', { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
    stage.end()
  }
}

async function act(
  stage: Stage,
  comps: CompFile,
  struck: Struck | null
): Promise<BatchRun> {
  const steps: TakenStep[] = []
  let isStruck = false
  const begun = stage.document()
  const stop = watchSteps(stage, step => {
    if (!struck) return keepStates(stage, step, steps)
    if (step.kind !== struck.kind || step.nth !== struck.nth) return undefined
    isStruck = true
    return struck.fault.arm(stage, step.nth, comps)
  })
  await licenseAll(stage, comps.assets, comps)
  stop()
  const { stack, storage } = stage
  const interrupted = stage.document()
  const kept = writtenAssets(interrupted, storage)
  const licensed = licensedAssets(storage)
  const before = stack.network.asked.length
  const purchases = licensePosts(stack)
  if (struck) await resume(stage)
  const resumption = {
    document: stage.document(),
    purchases: licensePosts(stack) - purchases
  }
  if (struck) await licenseRest(stage, comps)
  await stack.calm()
  const accounts = await Promise.all(
    mediaTypes.map(async mediaType => {
      const { licenses, left } = await accountOf(stack, comps.person, mediaType)
      const keys = licenses.map(assetId => assetKey({ assetId, mediaType }))
      return { keys, left }
    })
  )
  const document = stage.document()
  return {
    document,
    licenses: accounts.flatMap(({ keys }) => keys),
    left: accounts.map(({ left }) => left).join(' and '),
    unsearched: stage.unsearched,
    open: openKeys(stage),
    steps,
    isStruck,
    fetched: fetchedAssets(stack.network.asked),
    faulty: await faultyFiles(document),
    interruption: {
      document: interrupted,
      kept,
      licensed,
      fetched: fetchedAssets(stack.network.asked.slice(before))
    },
    resumption,
    undoing: struck ? null : { begun, undone: undo(stage) }
  }
}

/** Undoes once and returns the file. */
function undo(stage: Stage): DocumentFile {
  stage.file.headless.host.user.undo()
  return stage.document()
}

function keepStates(stage: Stage, step: Step, steps: TakenStep[]): AtStep {
  const taken = { ...step, before: '', after: '' }
  steps.push(taken)
  return {
    before: () => void (taken.before = hashState(stage)),
    after: () => void (taken.after = hashState(stage))
  }
}
