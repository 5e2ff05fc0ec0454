import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'

/**
 * Traits of some assets: the share of the assets, from 0 to 1, with each word,
 * color and image type.
 */
export interface Traits {
  words: ReadonlyMap<string, number>
  /** The sum of all words. */
  allWords: number
  colors: ReadonlyMap<string, number>
  imageTypes: ReadonlyMap<string, number>
  /** Width divided by height, on average. */
  aspect: number
}

export function traitsOf(assets: readonly CatalogAsset[]): Traits {
  const words = shares(assets.map(({ keywords }) => keywords))
  const aspects = assets.reduce((sum, { aspect }) => sum + aspect, 0)
  return {
    words,
    allWords: [...words.values()].reduce((sum, share) => sum + share, 0),
    colors: shares(assets.map(one => one.colors.map(({ family }) => family))),
    imageTypes: shares(assets.map(({ imageType }) => [imageType])),
    aspect: aspects / assets.length
  }
}

/** Similarity of an asset, from 0 (nothing in common) to about 1. */
export function similarityTo(traits: Traits, asset: CatalogAsset): number {
  const [main] = asset.colors
  const [less, more] = [traits.aspect, asset.aspect].toSorted((a, b) => a - b)
  return (
    0.6 * sharedWords(traits, asset.keywords) +
    0.2 * (main ? (traits.colors.get(main.family) ?? 0) : 0) +
    0.1 * (traits.imageTypes.get(asset.imageType) ?? 0) +
    0.1 * ((less ?? 0) / (more ?? 1))
  )
}

function shares(lists: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const list of lists) {
    for (const one of new Set(list)) {
      found.set(one, (found.get(one) ?? 0) + 1 / lists.length)
    }
  }
  return found
}

/** Share of the words of both that both have. */
function sharedWords(
  { words, allWords }: Traits,
  others: readonly string[]
): number {
  const own = new Set(others)
  let shared = 0
  for (const word of own) shared += words.get(word) ?? 0
  const all = allWords + own.size - shared
  return all === 0 ? 0 : shared / all
}
