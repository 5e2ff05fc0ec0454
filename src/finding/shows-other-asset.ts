import type { AssetRef } from '../../contract/document.ts'
import { isSameAsset } from '../../contract/asset-key.ts'
import { createKnownImages } from './known-images.ts'
import type { Holder } from './known-images.ts'

/**
 * Whether the layer or style shows this image for another asset. The paints of
 * two such assets cannot be distinguished.
 */
export function showsOtherAsset(
  holder: Holder,
  imageHash: string,
  asset: AssetRef
): boolean {
  const picture = { imageHash, styleId: '' }
  const image = createKnownImages().assetOf(holder, picture)
  if (!image) return false
  return image.kind === 'unclear' || !isSameAsset(image.entry, asset)
}
