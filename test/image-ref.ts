import type { AssetRef } from '../contract/document.ts'

export function imageRef(assetId: string): AssetRef {
  return { assetId, mediaType: 'image' }
}
