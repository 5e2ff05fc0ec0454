import type { RefusedUse } from '../../contract/swapping.ts'
import { keepFileId } from '../document/file-id.ts'
import {
  findIndexEntry,
  keepIndexEntry,
  writeIndexEntry
} from '../document/image-index.ts'
import type { Origin } from '../document/provenance.ts'
import { refusalOf } from '../document/refusal.ts'
import { createSlices } from '../slices.ts'
import type { Slices } from '../slices.ts'
import { assetKey } from './asset-key.ts'
import type { Use } from './find-uses.ts'
import { keepComp } from './kept-comps.ts'
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
  slices: Slices
): Promise<Map<string, number>> {
  const done = new Map<string, number>()
  const restore: Restore = []
  const keep: (() => void)[] = []
  const failed = new Set<Use | null>()
  try {
    for (const job of jobs) {
      if (slices.isOver()) await slices.next()
      const { use, origin, replacement } = job
      if (failed.has(use.main)) {
        failed.add(use)
        continue
      }
      const own: Restore = []
      try {
        const swapped = await swapUse(job, own)
        if (!swapped) continue
        keepIndexed(origin, own)
        const key = assetKey(origin.entry)
        done.set(key, (done.get(key) || 0) + 1)
        if (replacement.isBack) continue
        swapped.forEach(one => keep.push(() => keepComp(origin.imageHash, one)))
      } catch (error) {
        await takeBack(own)
        failed.add(use)
        refused.push(refusedUse(use, refusalOf(error)))
      } finally {
        own.forEach(back => restore.push(back))
      }
    }
  } catch (error) {
    await takeBack(restore)
    throw error
  }
  if (restore.length > 0) {
    keepFileId()
    figma.commitUndo()
    keep.forEach(one => one())
  }
  return done
}

/** In slices; what is gone meanwhile needs no going back. */
async function takeBack(restore: Restore): Promise<void> {
  const slices = createSlices({ throwIfCancelled: () => {} })
  for (let back = restore.pop(); back; back = restore.pop()) {
    if (slices.isOver()) await slices.next()
    try {
      await back()
    } catch {
      // its layer was removed, or locked by somebody else
    }
  }
}

/** A picture without an entry would be nobody's. */
function keepIndexed({ imageHash, entry }: Origin, restore: Restore): void {
  const known = findIndexEntry(imageHash)
  if (known && known.state === entry.state) return
  restore.push(keepIndexEntry(imageHash))
  writeIndexEntry(imageHash, entry)
}
