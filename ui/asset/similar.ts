import { fetchSimilar } from '../api/similar.ts'
import { createAssetList } from '../library/asset-list.ts'
import type { AssetList } from '../library/asset-list.ts'
import { startPlace } from '../shell/view.ts'
import type { Place } from '../shell/view.ts'

const perPage = 24

/** Assets similar to the one whose id is the key, most similar first. */
export const similar: AssetList<object> = createAssetList({
  name: 'similar',
  perPage,
  fetchPage: (page, signal) =>
    fetchSimilar(
      { assetId: similar.$key.get(), mediaType: 'image' },
      { page, perPage },
      signal
    ),
  about: () => ({})
})

const strips = new Map<string, Place>()

/** The position in the strip of this asset. */
export function stripPlaceOf(assetId: string): Place {
  const place = strips.get(assetId) ?? startPlace()
  strips.set(assetId, place)
  return place
}
