import type { MediaType } from '../../contract/document.ts'

interface AssetKey {
  assetId: string
  mediaType: MediaType
}

/** Of one asset, whatever is said of it. */
export function assetKeyOf({ assetId, mediaType }: AssetKey): string {
  return `${mediaType} ${assetId}`
}

/** Ids count within a media type. */
export function isSameAsset(one: AssetKey, other: AssetKey): boolean {
  return one.assetId === other.assetId && one.mediaType === other.mediaType
}
