import { assetOfKey } from '../../contract/asset-key.ts'
import { fetchSimilar } from '../api/similar.ts'
import { createAssetList } from '../library/asset-list.ts'
import type { AssetList } from '../library/asset-list.ts'
import { startPlace } from '../shell/view.ts'
import type { Place } from '../shell/view.ts'

const perPage = 24

/** Assets similar to the one of the key, most similar first. */
export const similar: AssetList<object> = createAssetList({
  name: 'similar',
  perPage,
  fetchPage: (page, signal) =>
    fetchSimilar(assetOfKey(similar.$key.get()), { page, perPage }, signal),
  about: () => ({})
})

const strips = new Map<string, Place>()

/** The position in the strip of the asset with this key. */
export function stripPlaceOf(key: string): Place {
  const place = strips.get(key) ?? startPlace()
  strips.set(key, place)
  return place
}
