import {
  fetchFeaturedAssets,
  itemsPerPage
} from '../../api/collections/featured.ts'
import { createAssetList } from '../../library/asset-list.ts'
import { noteItems } from '../../collections/own/known-collections.ts'

let id = ''
let title = ''

const assets = createAssetList({
  name: 'featured',
  perPage: itemsPerPage,
  // Stays with the collection that was open when the fetch began.
  fetchPage: (page, signal) => fetchFeaturedAssets(id, page, signal),
  about: () => ({ id })
})

/** Assets of the open featured collection. */
export const featuredAssets = assets

featuredAssets.$list.listen((shown, last) => {
  if (shown.state !== 'ready') return
  if (last?.state === 'ready' && last.assets === shown.assets) return
  const ids = shown.assets.map(asset => asset.assetId)
  noteItems({ name: 'featured', id: shown.id, title }, title, ids)
})

/** Opens it as it was left, or at the start. */
export async function openFeatured(
  collectionId: string,
  name = ''
): Promise<void> {
  id = collectionId
  title = name
  await assets.open(collectionId)
}
