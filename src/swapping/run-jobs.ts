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
import type { SwapJob } from './plan-jobs.ts'
import type { Restore } from './swap-paints.ts'
import { swapUse } from './swap-use.ts'

/**
 * Carries jobs out in one undo step and gives how many uses of each asset
 * changed; adds to `refused`. Cancelled, it leaves no trace.
 */
export async function runJobs(
  jobs: SwapJob[],
  refused: RefusedUse[],
  slices: Slices,
  context: CallContext
): Promise<Map<string, number>> {
  const done = new Map<string, number>()
  const restore: Restore = []
  const indexed = new Set<string>()
  const failed = new Set<Use | null>()
  context.throwIfCancelled()
  try {
    for (const job of jobs) {
      if (slices.isOver()) await slices.next()
      const { use, origin } = job
      const { assetId } = origin.entry
      if (failed.has(use.main)) {
        failed.add(use)
        continue
      }
      keepIndexed(origin, indexed, restore)
      const attempted = attempt(job, restore)
      const code = typeof attempted === 'object' ? await attempted : attempted
      if (!code) done.set(assetId, (done.get(assetId) || 0) + 1)
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
  return done
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
