import { difference } from '../../catalog/fingerprints/fingerprint.ts'
import type { Core } from '../core/core.ts'
import { findAsset } from '../search/find-asset.ts'
import { mostSimilar } from './similar-assets.ts'

/** From here on two pictures have nothing in common. */
const unlike = 0.3

/** Ids of the assets that look like a picture, the likest first. */
export function lookalikes(core: Core, fingerprint: Uint8Array): string[] {
  return [...core.library.fingerprints()]
    .map(([id, own]) => ({ id, unlikeness: difference(own, fingerprint) }))
    .filter(({ unlikeness }) => unlikeness < unlike)
    .toSorted((a, b) => a.unlikeness - b.unlikeness)
    .filter(({ id }) => findAsset(core, id) !== undefined)
    .slice(0, mostSimilar)
    .map(({ id }) => id)
}
