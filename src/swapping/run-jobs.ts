import type { ErrorCode } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import type { RefusedUse } from '../../contract/swapping.ts'
import { keepFileId } from '../document/file-id.ts'
import {
  findIndexEntry,
  keepIndexEntry,
  writeIndexEntry
} from '../document/image-index.ts'
import type { Origin } from '../document/provenance.ts'
import { refusalOf } from '../document/refusal.ts'
import type { Slices } from '../slices.ts'
import type { Use } from './find-uses.ts'
import { refusedUse } from './plan-jobs.ts'
import type { SwapJob, SwapPlan } from './plan-jobs.ts'
import { swapUse } from './swap-use.ts'
import type { Restore } from './swap-use.ts'

export interface RanJobs {
  /** By asset. */
  uses: Map<string, number>
  refused: RefusedUse[]
}

/** Carries a plan out in one undo step; cancelled, it leaves no trace. */
export async function runJobs(
  { jobs, refused }: SwapPlan,
  slices: Slices,
  context: CallContext
): Promise<RanJobs> {
  const uses = new Map<string, number>()
  const restore: Restore = []
  const indexed = new Set<string>()
  const failed = new Set<Use>()
  context.throwIfCancelled()
  try {
    for (const [i, job] of jobs.entries()) {
      if (slices.isOver()) {
        context.progress(i, jobs.length)
        await slices.next()
      }
      const { use, origin } = job
      if (use.main && failed.has(use.main)) failed.add(use)
      if (failed.has(use)) continue
      keepIndexed(origin, indexed, restore)
      const attempted = attempt(job, restore)
      const code = typeof attempted === 'object' ? await attempted : attempted
      const { assetId } = origin.entry
      if (!code) uses.set(assetId, (uses.get(assetId) || 0) + 1)
      else {
        failed.add(use)
        refused.push(refusedUse(use, code))
      }
    }
  } catch (error) {
    for (let back = restore.pop(); back; back = restore.pop()) await back()
    throw error
  }
  if (restore.length > 0) {
    keepFileId()
    figma.commitUndo()
  }
  return { uses, refused }
}

/** The index comes first: a picture without an entry would be nobody's. */
function keepIndexed(
  { imageHash, entry }: Origin,
  indexed: Set<string>,
  restore: Restore
): void {
  if (indexed.has(imageHash)) return
  indexed.add(imageHash)
  const known = findIndexEntry(imageHash)
  if (known && known.state === entry.state) return
  restore.push(keepIndexEntry(imageHash))
  writeIndexEntry(imageHash, entry)
}

function attempt(
  job: SwapJob,
  restore: Restore
): ErrorCode | null | Promise<ErrorCode | null> {
  const { node } = job.use
  if (node && node.removed) return 'layer-gone'
  try {
    const work = swapUse(job, restore)
    return work ? work.then(() => null, refusalOf) : null
  } catch (error) {
    return refusalOf(error)
  }
}
