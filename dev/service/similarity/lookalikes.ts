import { difference } from '../../catalog/fingerprints/fingerprint.ts'
import type { Core } from '../core/core.ts'
import { findAsset } from '../search/find-asset.ts'
import { maxSimilar } from './similar-assets.ts'

/** Pictures with a greater difference are not similar. */
const maxDifference = 0.3

/** Ids of assets that look like a picture, the most similar first. */
export function lookalikes(core: Core, fingerprint: Uint8Array): string[] {
  return [...core.library.fingerprints()]
    .map(([id, own]) => ({ id, distance: difference(own, fingerprint) }))
    .filter(({ distance }) => distance < maxDifference)
    .toSorted((a, b) => a.distance - b.distance)
    .filter(({ id }) => findAsset(core, id) !== undefined)
    .slice(0, maxSimilar)
    .map(({ id }) => id)
}
