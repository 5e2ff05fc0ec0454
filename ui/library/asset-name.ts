import type { AssetRef } from '../../contract/document.ts'
import type { Asset } from '../api/asset.ts'
import { mediaTypeWords } from './words.ts'

/** The library's description, or medium and id while that is unknown. */
export function assetName(
  asset: Asset | null | undefined,
  { assetId, mediaType }: AssetRef
): string {
  return asset?.description ?? `${mediaTypeWords.get()[mediaType]} ${assetId}`
}
