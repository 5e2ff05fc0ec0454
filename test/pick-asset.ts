import type { CatalogAsset } from '../dev/catalog/assets/catalog-asset.ts'

/** The first asset that matches. */
export function pickAsset(
  assets: readonly CatalogAsset[],
  matches: (asset: CatalogAsset) => boolean
): CatalogAsset {
  const found = assets.find(matches)
  if (!found) throw new Error('The catalogue is too small for this test')
  return found
}
