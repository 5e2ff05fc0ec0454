import type { Asset } from '../api/asset.ts'

/** The library's description, or the id while that is unknown. */
export function assetName(
  asset: Asset | null | undefined,
  assetId: string
): string {
  return asset?.description ?? `Asset ${assetId}`
}
