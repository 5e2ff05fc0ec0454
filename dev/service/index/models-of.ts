import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'

const firstModel = 2_000_000
const modelCount = 400

/**
 * The people who signed a release for an asset. The catalogue shows no real
 * people, so they are derived from the asset's number.
 */
export function modelsOf(asset: CatalogAsset): { id: string }[] {
  if (!asset.hasModelRelease) return []
  const people = Math.max(1, asset.people.number)
  return Array.from({ length: people }, (_, place) => ({
    id: String(firstModel + ((Number(asset.id) + place * 37) % modelCount))
  }))
}
