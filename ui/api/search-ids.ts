import { assetKey } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { isSearchId } from '../../contract/shape.ts'

/** By asset; the latest search in which each was found. */
const searches = new Map<string, string>()

/**
 * The search in which the asset was found: while the panel is open, or as its
 * comp in the file says.
 */
export function searchIdOf(asset: AssetRef): string | undefined {
  return searches.get(assetKey(asset))
}

/** Libraries learn from it which of their searches led to a license. */
export function rememberSearch(
  assets: readonly AssetRef[],
  searchId: string | undefined
): void {
  if (!isSearchId(searchId)) return
  for (const asset of assets) searches.set(assetKey(asset), searchId)
}
