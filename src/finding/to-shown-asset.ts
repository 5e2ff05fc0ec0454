import type { ImageIndexEntry } from '../../contract/document.ts'
import type { ShownAsset } from '../../contract/selection.ts'

export function toShownAsset(entry: ImageIndexEntry): ShownAsset {
  const { assetId, mediaType, state } = entry
  return { assetId, mediaType, state }
}
