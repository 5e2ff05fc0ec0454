/** Finds those of an asset without reading all of them again. */
export function byAsset<Item extends { assetId: string }>(
  items: readonly Item[]
): (assetId: string) => readonly Item[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(item.assetId)
    if (group) group.push(item)
    else groups.set(item.assetId, [item])
  }
  return assetId => groups.get(assetId) ?? []
}
