import type { FoundUse } from '../../contract/finding.ts'
import { findRecord } from '../document/provenance.ts'
import type { Slices } from '../platform/slices.ts'
import type { HeldBy, ShownImage } from './known-images.ts'
import { sourceLayers } from './source-layers.ts'

/** A use of an image of which nothing is recorded where it shows. */
export interface UnclearUse {
  holder: HeldBy
  found: FoundUse
  image: ShownImage
}

/**
 * Parts of an instance have what is recorded on the layers that they follow;
 * with a picture of its own a part is none of them. What follows something
 * that is not recorded either is told so.
 */
export async function settleUnclear(
  uses: readonly UnclearUse[],
  slices: Slices
): Promise<void> {
  const ids = new Set(uses.map(keyOf))
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const { holder, found } = use
    const { imageHash, styleId } = found
    if (found.nodeId && ids.has(styleId + imageHash)) found.isFollower = true
    if (found.holder !== 'main-component' || !('removed' in holder)) continue
    for (const source of holder.removed ? [] : await sourceLayers(holder)) {
      const entry = findRecord(source, imageHash)
      if (entry) use.image = { kind: 'known', entry, isRecorded: true }
      else if (ids.has(source.id + imageHash)) found.isFollower = true
      else continue
      break
    }
  }
}

function keyOf({ holder, found }: UnclearUse): string {
  return holder.id + found.imageHash
}
