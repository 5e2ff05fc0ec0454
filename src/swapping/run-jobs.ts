import type { CallContext } from '../../contract/incoming-calls.ts'
import type { RefusedUse } from '../../contract/swapping.ts'
import { changeFile, tryChange } from '../document/change-file.ts'
import type { Restore } from '../document/change-file.ts'
import { findIndexEntry, writeIndexEntry } from '../document/image-index.ts'
import type { Origin } from '../document/provenance.ts'
import { assetKey } from './asset-key.ts'
import type { Use } from './find-uses.ts'
import { keepComp } from './kept-comps.ts'
import { refusedUse } from './plan-jobs.ts'
import type { SwapJob } from './plan-jobs.ts'
import { swapUse } from './swap-use.ts'

/**
 * Carries jobs out in one undo step and gives how many uses of each asset
 * changed; adds to `refused`. Cancelled, it leaves no trace.
 */
export async function runJobs(
  jobs: SwapJob[],
  refused: RefusedUse[],
  context: CallContext
): Promise<Map<string, number>> {
  const done = new Map<string, number>()
  const keep: (() => void)[] = []
  const failed = new Set<Use | null>()
  await changeFile(context, async (restore, slices) => {
    for (const job of jobs) {
      if (slices.isOver()) await slices.next()
      const { use, origin, replacement } = job
      if (failed.has(use.main)) {
        failed.add(use)
        continue
      }
      const code = await tryChange(restore, async own => {
        const swapped = await swapUse(job, own)
        if (!swapped) return null
        writeIndexed(origin, own)
        const key = assetKey(origin.entry)
        done.set(key, (done.get(key) || 0) + 1)
        if (replacement.isBack) return null
        swapped.forEach(one => keep.push(() => keepComp(origin.imageHash, one)))
        return null
      })
      if (!code) continue
      failed.add(use)
      refused.push(refusedUse(use, code))
    }
  })
  keep.forEach(one => one())
  return done
}

/** A picture without an entry would be nobody's. */
function writeIndexed({ imageHash, entry }: Origin, restore: Restore): void {
  const known = findIndexEntry(imageHash)
  if (known && known.state === entry.state) return
  writeIndexEntry(imageHash, entry, restore)
}
