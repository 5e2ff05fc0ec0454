import type { AssetRef } from '../../contract/document.ts'
import type { Asset } from '../api/asset.ts'
import { namelessText } from '../words/media-types.ts'

/** The library's description, or medium and id while that is unknown. */
export function assetName(
  asset: Asset | null | undefined,
  ref: AssetRef
): string {
  return asset?.description ?? namelessText(ref)
}
