import type { MediaType } from '../../contract/document.ts'

interface AssetKey {
  assetId: string
  mediaType: MediaType
}

/** The same key for the same asset. */
export function assetKeyOf({ assetId, mediaType }: AssetKey): string {
  return `${mediaType} ${assetId}`
}

/** Ids are unique per media type. */
export function isSameAsset(one: AssetKey, other: AssetKey): boolean {
  return one.assetId === other.assetId && one.mediaType === other.mediaType
}
