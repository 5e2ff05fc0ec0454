import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Core } from '../core/core.ts'

/**
 * An asset that the service offers; undefined if unknown or removed by a fault.
 */
export function findAsset(core: Core, id: string): CatalogAsset | undefined {
  if (core.faults.has('remove-asset', id)) return undefined
  const asset = core.library.find(id)
  return asset && isOffered(core, asset) ? asset : undefined
}

function isOffered(
  { catalog, library, count }: Core,
  asset: CatalogAsset
): boolean {
  if (library.placeOf) return library.placeOf(asset) < count
  const sql = 'SELECT 1 FROM assets WHERE id = ?'
  return catalog.first(sql, asset.id).length > 0
}
