import type { Asset } from '../api/asset.ts'

/** What a person should know before placing an asset. */
export function badgesOf(asset: Asset): string[] {
  const badges = []
  if (asset.isEditorial) badges.push('Editorial')
  if (asset.imageType === 'vector') badges.push('Vector')
  return badges
}
