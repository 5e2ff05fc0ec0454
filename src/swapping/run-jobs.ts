import type { ErrorCode } from '../../contract/errors.ts'
import type { RefusedUse } from '../../contract/swapping.ts'
import { tryChange } from '../document/change-file.ts'
import type { Restore } from '../document/change-file.ts'
import { findIndexEntry, writeIndexEntry } from '../document/image-index.ts'
import type { Origin } from '../document/provenance.ts'
import { showsOtherAsset } from '../finding/shows-other-asset.ts'
import { showsFile } from '../images/shows-file.ts'
import type { Slices } from '../platform/slices.ts'
import { toAssetRef } from '../../contract/asset-key.ts'
import type { Use } from './find-uses.ts'
import type { SwappedComp } from './swapped-comps.ts'
import type { SwapJob } from './plan-jobs.ts'
import { swapUse } from './swap-use.ts'

/** A use that changed, and what to remember for putting it back. */
export interface DoneJob {
  use: Use
  origin: Origin
  swapped: SwappedComp[]
}

export interface Results {
  /** Ids of holders. */
  tried: Set<string>
  done: DoneJob[]
  refused: RefusedUse[]
}

/** Runs jobs and adds to the results. */
export async function runJobs(
  jobs: SwapJob[],
  { tried, done, refused }: Results,
  restore: Restore,
  slices: Slices
): Promise<void> {
  const failed = new Set<Use | null>()
  for (const { use, decision } of jobs) {
    if (slices.isOver()) await slices.next()
    tried.add(use.holder.id)
    const isRunnable = !use.refusal && !failed.has(use.main)
    const code =
      typeof decision === 'string'
        ? decision
        : isRunnable
          ? await change(use, decision)
          : use.refusal
    if (!code && !failed.has(use.main)) continue
    // uses that follow a failed use are left unchanged
    failed.add(use)
    const { name } = use.found
    const asset = toAssetRef(use.entry)
    if (code) refused.push(Object.assign({ name, code }, asset))
  }

  function change(use: Use, origin: Origin): Promise<ErrorCode | null> {
    return tryChange(restore, async own => {
      if (wouldMixAssets(use, origin)) return 'alike-on-layer'
      const swapped = await swapUse(use, origin, own)
      if (!swapped) return null
      writeIndexed(origin, own)
      done.push({ use, origin, swapped })
      return null
    })
  }
}

/** It shows the new image already, for another asset. */
function wouldMixAssets({ owner, found }: Use, { imageHash, entry }: Origin) {
  return (
    imageHash !== found.imageHash &&
    showsFile(owner, imageHash) &&
    showsOtherAsset(owner, imageHash, entry)
  )
}

/** Without an index entry we would not recognize the image as ours. */
function writeIndexed({ imageHash, entry }: Origin, restore: Restore): void {
  const known = findIndexEntry(imageHash, entry)
  if (known && known.state === entry.state) return
  writeIndexEntry(imageHash, entry, restore)
}
