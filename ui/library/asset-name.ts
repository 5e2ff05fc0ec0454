import type { Asset } from '../api/asset.ts'

/** As the library describes it; while that is not known, by its id. */
export function assetName(
  asset: Asset | null | undefined,
  assetId: string
): string {
  return asset?.description ?? `Asset ${assetId}`
}
