import { fetchFeaturedAssets, itemsPerPage } from '../api/featured.ts'
import { createAssetList } from './asset-list.ts'

let id = ''

const assets = createAssetList({
  name: 'featured',
  perPage: itemsPerPage,
  // Of the one that was opened first, whichever is open by now.
  fetchPage: (page, signal) => fetchFeaturedAssets(id, page, signal),
  about: () => ({ id })
})

/** What lies in the featured collection that is open. */
export const featuredAssets = assets

/** As it was left, or from its start. */
export async function openFeatured(wanted: string): Promise<void> {
  id = wanted
  await assets.open(wanted)
}
