import type { AssetRef } from './document.ts'

/**
 * A key for maps and sets. An image's is its id; a video may have the same id.
 */
export function assetKey({ mediaType, assetId }: AssetRef): string {
  return mediaType === 'image' ? assetId : `${mediaType} ${assetId}`
}

export function isSameAsset(one: AssetRef, other: AssetRef): boolean {
  return one.assetId === other.assetId && one.mediaType === other.mediaType
}

export function toAssetRef({ assetId, mediaType }: AssetRef): AssetRef {
  return { assetId, mediaType }
}
