import type { FoundUse } from '../../contract/finding.ts'
import { findRecord } from '../document/provenance.ts'
import type { Slices } from '../platform/slices.ts'
import type { Holder, ShownImage } from './known-images.ts'
import { sourceLayers } from './source-layers.ts'

/** A use of an image without a record on the layer or style. */
export interface UnclearUse {
  holder: Holder
  found: FoundUse
  image: ShownImage
}

/**
 * Looks for the record on the layers that a part of an instance follows; a part
 * with an overridden picture follows none. A use that follows something without
 * a record is marked as a follower.
 */
export async function resolveUnclear(
  uses: readonly UnclearUse[],
  slices: Slices
): Promise<void> {
  const unclear = new Map(uses.map(use => [keyOf(use), use] as const))
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const { holder, found } = use
    const { imageHash, styleId } = found
    let isFollower = found.nodeId !== null && unclear.has(styleId + imageHash)
    const isPart = found.holder === 'main-component' && 'removed' in holder
    const sources = isPart && !holder.removed ? await sourceLayers(holder) : []
    for (const source of sources) {
      const entry = findRecord(source, imageHash)
      if (entry) use.image = { kind: 'known', entry, isRecorded: true }
      const other = unclear.get(source.id + imageHash)
      if (other) isFollower = true
      if (entry || (other && other.found.holder === 'override')) break
    }
    if (isFollower && use.image.kind === 'unclear') found.isFollower = true
  }
}

function keyOf({ holder, found }: UnclearUse): string {
  return holder.id + found.imageHash
}
