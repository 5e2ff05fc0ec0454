import type { AssetRef } from '../../contract/document.ts'
import { pick } from '../platform/pick.ts'

/** An image and a video may have the same id. */
export function assetKey({ mediaType, assetId }: AssetRef): string {
  return mediaType + assetId
}

export function toAssetRef(of: AssetRef): AssetRef {
  return pick(of, ['assetId', 'mediaType'])
}

export function isSameAsset(one: AssetRef, other: AssetRef): boolean {
  return one.assetId === other.assetId && one.mediaType === other.mediaType
}
