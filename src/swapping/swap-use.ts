import { isSameAsset } from '../document/asset-key.ts'
import type { Restore } from '../document/change-file.ts'
import {
  findRecord,
  keepProvenance,
  writeProvenance
} from '../document/provenance.ts'
import type { Origin } from '../document/provenance.ts'
import type { HeldBy } from '../finding/known-images.ts'
import { findComp } from './swapped-comps.ts'
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
  const { areas: known = [] } = keptOf(heldBy) || {}
  const { areas, goesOn } = await swapPaints(use, replacement, restore, known)
  if (areas.length > 0) record(heldBy)
  const own = shownBy !== heldBy && findRecord(shownBy, fromHash)
  if (own && isSameAsset(own, to)) record(shownBy)
  return areas.length > 0 || main ? swapped : null

  function keptOf({ id }: HeldBy): SwappedComp | undefined {
    return isBack ? findComp(id, fromHash) : undefined
  }

  /** Writes the holder's provenance, or puts back what it was. */
  function record(holder: HeldBy): void {
    const back = keepProvenance(holder)
    restore.push(back)
    const kept = keptOf(holder)
    if (kept) kept.restore()
    else writeProvenance(holder, origin)
    swapped.push({ id: holder.id, areas, goesOn, restore: back })
  }
}
