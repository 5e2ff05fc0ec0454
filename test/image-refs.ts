import type { AssetRef } from '../contract/document.ts'

export function imageOf(assetId: string): AssetRef & { mediaType: 'image' } {
  return { assetId, mediaType: 'image' }
}

export function imagesOf(assetIds: readonly string[]) {
  return assetIds.map(imageOf)
}
