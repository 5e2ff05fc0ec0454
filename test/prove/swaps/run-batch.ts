import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { accountOf, licensePosts } from '../../flows/licensing.ts'
import type { CompFile } from './comp-file.ts'
import { fetchedAssets } from './fetched-assets.ts'
import { licenseAll, licenseRest, openKeys, resume } from './recover.ts'
import { openStage, person } from './stage.ts'
import type { Broken, Stage } from './stage.ts'
import { hashState } from './hash-state.ts'
import type { Step } from './step.ts'
import type { Fault } from './faults.ts'
import { watchSteps } from './watch-steps.ts'
import type { AtStep } from './watch-steps.ts'
import { licensedAssets, writtenAssets } from './written-assets.ts'

export interface BatchRun {
  document: DocumentFile
  /** Assets that the account has licensed, once a license. */
  licenses: string[]
  /** Downloads left. */
  left: number | null
  /** Purchases and batches that are not over. */
  open: string[]
  steps: TakenStep[]
  /** The run reached the step at which it was to fail. */
  isStruck: boolean
  /** Assets whose licensed file was asked for, once a request. */
  fetched: string[]
  interruption: Interruption
  resumption: Resumption
  /** Of a run without a fault. */
  undoing: Undoing | null
}

/** What one undo after the batch leaves. */
export interface Undoing {
  /** The file before the batch. */
  begun: DocumentFile
  undone: DocumentFile
}

/** A step of a run without a fault. */
export interface TakenStep extends Step {
  /** How all stood before and after it: the same text for the same state. */
  before: string
  after: string
}

/** How it stood when all was well again. */
export interface Interruption {
  document: DocumentFile
  /** Assets whose licensed image was in the file and written down. */
  kept: string[]
  /** Assets that are written down as licensed, and not over. */
  licensed: string[]
  /** Assets whose licensed file was asked for since. */
  fetched: string[]
}

/** What the plugin did when it was opened again, before the person acted. */
export interface Resumption {
  document: DocumentFile
  /** Purchases that the service was asked for. */
  purchases: number
}

export interface Struck {
  kind: Step['kind']
  nth: number
  fault: Fault
}

/** Of real time, in milliseconds. */
const longest = 120_000

/** Licenses all comps of the file and swaps them, whatever happens. */
export async function runBatch(
  comps: CompFile,
  struck: Struck | null,
  broken?: Broken
): Promise<BatchRun> {
  const stage = await openStage(comps, broken)
  const timer = setTimeout(() => stage.end(), longest)
  try {
    return await act(stage, comps, struck)
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
  await licenseAll(stage, comps.assetIds, comps)
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
  const { licenses, left } = await accountOf(stack, person)
  const document = stage.document()
  return {
    document,
    licenses,
    left,
    open: openKeys(stage),
    steps,
    isStruck,
    fetched: fetchedAssets(stack.network.asked),
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

/** As the person does, once. */
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
