import { isSameAsset } from '../document/asset-key.ts'
import type { Restore } from '../document/change-file.ts'
import {
  findRecord,
  snapshotProvenance,
  writeProvenance
} from '../document/provenance.ts'
import type { Origin } from '../document/provenance.ts'
import type { HeldBy } from '../finding/known-images.ts'
import { getSwappedComp } from './swapped-comps.ts'
import type { SwappedComp } from './swapped-comps.ts'
import type { Use } from './find-uses.ts'
import { swapPaints } from './swap-paints.ts'

/**
 * Changes one use, and what its layer or style remembers. Gives the layers and
 * styles that were; null when the image is not there any more.
 */
export async function swapUse(
  use: Use,
  origin: Origin,
  restore: Restore
): Promise<SwappedComp[] | null> {
  const { shownBy, heldBy, main } = use
  const { imageHash: fromHash } = use.found
  const { imageHash: toHash, entry: to } = origin
  const isBack = to.state === 'comp'
  const replacement = { fromHash, from: use.entry, toHash, to, isBack }
  const swapped: SwappedComp[] = []
  const { areas: known = [] } = earlierSwapOf(heldBy) || {}
  const { areas, isContinued } = await swapPaints(
    use,
    replacement,
    restore,
    known
  )
  if (areas.length > 0) record(heldBy)
  const own = shownBy !== heldBy && findRecord(shownBy, fromHash)
  if (own && isSameAsset(own, to)) record(shownBy)
  return areas.length > 0 || main ? swapped : null

  function earlierSwapOf({ id }: HeldBy): SwappedComp | undefined {
    return isBack ? getSwappedComp(id, fromHash) : undefined
  }

  /** Writes the holder's provenance, or restores it. */
  function record(holder: HeldBy): void {
    const restoreProvenance = snapshotProvenance(holder)
    restore.push(restoreProvenance)
    const earlier = earlierSwapOf(holder)
    if (earlier) earlier.restore()
    else writeProvenance(holder, origin)
    swapped.push({
      id: holder.id,
      areas,
      isContinued,
      restore: restoreProvenance
    })
  }
}
