import type { CatalogAsset } from '../../catalog/catalog-asset.ts'
import type { Core } from '../core.ts'

/** An asset that the service offers; undefined when it does not, or not now. */
export function findAsset(core: Core, id: string): CatalogAsset | undefined {
  if (core.faults.isVanished(id)) return undefined
  const [row] = core.catalog.first('SELECT 1 FROM assets WHERE id = ?', id)
  return row ? core.library.find(id) : undefined
}
