import type { Asset } from '../api/asset.ts'
import { libraryWords } from './words.ts'

/** What to know before placing an asset. */
export function badgesOf(asset: Asset): string[] {
  const t = libraryWords.get()
  const badges = []
  if (asset.isEditorial) badges.push(t.editorial)
  if (asset.imageType === 'vector') badges.push(t.vector)
  return badges
}
