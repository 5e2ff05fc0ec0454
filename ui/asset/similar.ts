import { fetchSimilar } from '../api/similar.ts'
import { createAssetList } from '../library/asset-list.ts'
import type { AssetList } from '../library/asset-list.ts'
import { atStart } from '../shell/view.ts'
import type { Place } from '../shell/view.ts'

const perPage = 24

/** Assets similar to the one whose id is the key, most similar first. */
export const similar: AssetList<object> = createAssetList({
  name: 'similar',
  perPage,
  fetchPage: (page, signal) =>
    fetchSimilar(similar.$key.get(), { page, perPage }, signal),
  about: () => ({})
})

/** Scroll position of the strip of each asset. */
const strips = new Map<string, Place>()

export function stripPlaceOf(assetId: string): Place {
  return strips.get(assetId) ?? atStart
}

export function keepStripPlace(assetId: string, place: Place): void {
  strips.set(assetId, place)
}
