import type { Language } from '../../../contract/api/languages.ts'
import type { ImageType } from '../../catalog/assets/catalog-asset.ts'
import type { Core } from '../core/core.ts'
import {
  fullBits,
  subtractBits,
  intersectBits,
  sliceBits
} from '../index/bits.ts'
import { rankIndexOf } from '../index/rank-index.ts'

const maxAssets = 500
const maxQueries = 20

/** Words of the most popular assets, as popular queries. */
export function popularQueries(
  core: Core,
  language: Language,
  imageType: ImageType | undefined
): string[] {
  const index = rankIndexOf(core.catalog)
  const shownToAll = fullBits(index.size)
  subtractBits(shownToAll, index.having('flag', 'adult'))
  if (imageType) intersectBits(shownToAll, index.having('type', imageType))
  const uses = new Map<string, number>()
  index.ids(sliceBits(shownToAll, 0, maxAssets)).forEach(id => {
    const asset = core.library.find(id)
    const text = asset && core.library.text(asset, language)
    const words = text?.keywords ?? asset?.keywords ?? []
    new Set(words).forEach(word => uses.set(word, (uses.get(word) ?? 0) + 1))
  })
  return [...uses]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, maxQueries)
    .map(([word]) => word)
}
