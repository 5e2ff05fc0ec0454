import type { MediaType } from '../../contract/document.ts'

interface AssetRef {
  assetId: string
  mediaType: MediaType
}

/** The same key for the same asset. */
export function assetKeyOf({ assetId, mediaType }: AssetRef): string {
  return `${mediaType} ${assetId}`
}

/** Ids are unique per media type. */
export function isSameAsset(one: AssetRef, other: AssetRef): boolean {
  return one.assetId === other.assetId && one.mediaType === other.mediaType
}
