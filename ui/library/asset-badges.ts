import type { Asset } from '../api/asset.ts'
import { placingWords } from '../placing/words.ts'

/** What a person should know before placing an asset. */
export function badgesOf(asset: Asset): string[] {
  const t = placingWords.get()
  const badges = []
  if (asset.isEditorial) badges.push(t.editorial)
  if (asset.imageType === 'vector') badges.push(t.vector)
  return badges
}
