/** By asset id; the latest search in which each was found. */
const searches = new Map<string, string>()

/** The search in which the asset was found while the panel is open. */
export function searchIdOf(assetId: string): string | undefined {
  return searches.get(assetId)
}

/** Libraries learn from it which of their searches led to a license. */
export function rememberSearch(
  assets: readonly { id: string }[],
  searchId: string | undefined
): void {
  if (!searchId || searchId.length > maxLength) return
  for (const { id } of assets) searches.set(id, searchId)
}

/** As the gateway accepts it; those of the API have 22 characters. */
const maxLength = 100
