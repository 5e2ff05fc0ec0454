import type { CatalogAsset } from '../../../dev/catalog/assets/catalog-asset.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import type { OpenPanel } from './open-panel.ts'

/** Number of assets in the library of a flow. */
export const libraryLength = 600

/** The first asset of the library that matches, as the panel knows it. */
export async function findAsset(
  panel: OpenPanel,
  isMatch: (asset: CatalogAsset) => boolean
): Promise<Asset> {
  const found = [...listAssets({ count: libraryLength })].find(isMatch)
  if (!found) throw new Error(`The library has no asset: ${String(isMatch)}`)
  await panel.openAsset({ assetId: found.id, mediaType: 'image' })
  const shown = panel.$asset.get()
  if (shown.state !== 'ready') throw new Error(JSON.stringify(shown))
  return shown.asset
}
