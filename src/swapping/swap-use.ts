import { isVideoFile } from '../../contract/document.ts'
import { isSameAsset } from '../../contract/asset-key.ts'
import type { Restore } from '../document/change-file.ts'
import {
  findRecord,
  snapshotProvenance,
  writeProvenance
} from '../document/provenance.ts'
import type { Origin } from '../document/provenance.ts'
import type { Holder } from '../finding/known-images.ts'
import { cardParts } from './card-parts.ts'
import { getSwappedComp } from './swapped-comps.ts'
import type { SwappedComp } from './swapped-comps.ts'
import type { Use } from './find-uses.ts'
import { swapPaints } from './swap-paints.ts'

/**
 * Changes one use and its record. Returns the changed layers and styles; null
 * when the image is no longer there.
 */
export async function swapUse(
  use: Use,
  origin: Origin,
  restore: Restore
): Promise<SwappedComp[] | null> {
  const { holder, owner, main } = use
  const { imageHash: fromHash } = use.found
  const { imageHash: toHash, entry: to } = origin
  const isReverse = to.state === 'comp'
  const replacement = {
    fromHash,
    from: use.entry,
    toHash,
    to,
    isVideo: isVideoFile(to),
    isReverse
  }
  const swapped: SwappedComp[] = []
  const card =
    to.mediaType === 'audio'
      ? await cardParts(holder, fromHash, to.state)
      : null
  const owners = card ? card.layers : [owner]
  const { areas: known = [] } = (!card && earlierSwapOf(owner)) || {}
  const { areas, isContinued } = await swapPaints(
    owners,
    replacement,
    restore,
    known
  )
  if (areas.length > 0) {
    if (card) card.writeState(restore)
    owners.concat(card ? card.others : []).forEach(record)
  }
  const own = holder !== owner && findRecord(holder, fromHash)
  if (own && isSameAsset(own, to)) record(holder)
  return areas.length > 0 || main ? swapped : null

  function earlierSwapOf({ id }: Holder): SwappedComp | undefined {
    return isReverse ? getSwappedComp(id, fromHash) : undefined
  }

  /** Writes the target's provenance, or restores it. */
  function record(target: Holder): void {
    const restoreProvenance = snapshotProvenance(target)
    restore.push(restoreProvenance)
    const earlier = earlierSwapOf(target)
    if (earlier) earlier.restore()
    else writeProvenance(target, origin)
    swapped.push({
      id: target.id,
      areas,
      isContinued,
      restore: restoreProvenance
    })
  }
}
