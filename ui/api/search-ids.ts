import { isSearchId } from '../../contract/shape.ts'

/** By asset id; the latest search in which each was found. */
const searches = new Map<string, string>()

/**
 * The search in which the asset was found: while the panel is open, or as its
 * comp in the file says.
 */
export function searchIdOf(assetId: string): string | undefined {
  return searches.get(assetId)
}

/** Libraries learn from it which of their searches led to a license. */
export function rememberSearch(
  assets: readonly { id: string }[],
  searchId: string | undefined
): void {
  if (!isSearchId(searchId)) return
  for (const { id } of assets) searches.set(id, searchId)
}
