import { mediaTypes } from './api/media-type.ts'
import type { MediaType } from './api/media-type.ts'
import type { AssetRef } from './document.ts'

/**
 * A key for maps and sets. An image's is its id; others may have the same id.
 */
export function assetKey({ mediaType, assetId }: AssetRef): string {
  return mediaType === 'image' ? assetId : `${mediaType} ${assetId}`
}

/** The asset of a key. */
export function assetOfKey(key: string): AssetRef {
  const [mediaType, assetId] = key.split(' ')
  return assetId !== undefined && isMedium(mediaType)
    ? { assetId, mediaType }
    : { assetId: key, mediaType: 'image' }
}

function isMedium(name: string | undefined): name is MediaType {
  return mediaTypes.some(medium => medium === name)
}

/** Assets of different media may have the same id. */
export function isSameAsset(one: AssetRef, other: AssetRef): boolean {
  return one.assetId === other.assetId && one.mediaType === other.mediaType
}

/** Leaves out everything else that an object says of its asset. */
export function toAssetRef<Ref extends AssetRef>({
  assetId,
  mediaType
}: Ref): Pick<Ref, 'assetId' | 'mediaType'> {
  return { assetId, mediaType }
}
