import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Database } from '../database/open-database.ts'
import { languageNumber } from '../index/language-number.ts'

const maxPerAsset = 6
const maxTotal = 48
/** Approximate limit of ranked texts. */
const maxTexts = 20_000

/**
 * The rarest words of the assets, at most 48; words that several of the assets
 * share come first. Words with too many texts are skipped if there are others.
 */
export function rareWords(
  catalog: Database,
  assets: readonly CatalogAsset[]
): string[] {
  const lists = assets.map(({ keywords }) => [
    ...new Set(keywords.map(word => word.toLowerCase()))
  ])
  const uses = usesOf(catalog, lists.flat())
  const rarity = (a: string, b: string) =>
    (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || (a < b ? -1 : 1)
  const shared = new Map<string, number>()
  for (const list of lists) {
    const known = list.filter(word => uses.has(word))
    const chosen = known.toSorted(rarity).slice(0, maxPerAsset)
    for (const word of chosen.length > 0 ? chosen : list.slice(0, 2)) {
      shared.set(word, (shared.get(word) ?? 0) + 1)
    }
  }
  const ordered = [...shared]
    .toSorted(([a, first], [b, second]) => second - first || rarity(a, b))
    .map(([word]) => word)
  let texts = 0
  const chosen = ordered.filter(word => {
    const more = texts + (uses.get(word) ?? 0)
    if (more > maxTexts) return false
    texts = more
    return true
  })
  return (chosen.length > 0 ? chosen : ordered.slice(0, 1)).slice(0, maxTotal)
}

/** Number of texts by word, without unknown words. */
function usesOf(
  catalog: Database,
  words: readonly string[]
): Map<string, number> {
  const rows = catalog.all<{ word: string; uses: number }>(
    `SELECT word, uses FROM vocabulary
     WHERE language = ? AND word IN (SELECT value FROM json_each(?))`,
    languageNumber('en'),
    JSON.stringify([...new Set(words)])
  )
  return new Map(rows.map(({ word, uses }) => [word, uses]))
}
