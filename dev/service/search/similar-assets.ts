import type { CatalogAsset } from '../../catalog/catalog-asset.ts'
import type { Core } from '../core.ts'
import { findAsset } from './find-asset.ts'
import { languageNumber } from './language-number.ts'
import { toPhrase } from './to-phrase.ts'

/** As many as the API counts at most. */
export const mostSimilar = 200

const candidates = 600
const rareWords = 6

/**
 * Ids of what looks and is like an asset, the likest first: its rarest words
 * find candidates, which are compared by words, colors, kind and shape.
 */
export function similarAssets(core: Core, asset: CatalogAsset): string[] {
  return candidatesOf(core, asset)
    .flatMap(id => findAsset(core, id) ?? [])
    .filter(other => other.id !== asset.id)
    .map(other => ({ id: other.id, likeness: likeness(asset, other) }))
    .toSorted((a, b) => b.likeness - a.likeness || Number(a.id) - Number(b.id))
    .slice(0, mostSimilar)
    .map(({ id }) => id)
}

function candidatesOf(core: Core, asset: CatalogAsset): string[] {
  const words = rarest(core, asset.keywords)
  if (words.length === 0) return []
  const adults = asset.isAdult ? '' : 'AND is_adult = 0'
  const texts = core.catalog.all<{ text: number }>(
    `SELECT rowid AS text FROM words WHERE words MATCH ?
     ORDER BY bm25(words, 10, 6, 1), rowid LIMIT ?`,
    words.map(toPhrase).join(' OR '),
    candidates
  )
  const ids: string[] = []
  for (const { text } of texts) {
    if (ids.length >= candidates) break
    const rows = core.catalog.all<{ id: string }>(
      `SELECT id FROM assets WHERE text = ? AND is_editorial = ? ${adults}
       ORDER BY number LIMIT ?`,
      text,
      Number(asset.isEditorial),
      candidates - ids.length
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** The words that fewest assets have, of those that any has. */
function rarest(core: Core, words: readonly string[]): string[] {
  const single = [...new Set(words.map(word => word.toLowerCase()))]
  const marks = single.map(() => '?').join(', ')
  const known = core.catalog.all<{ word: string }>(
    `SELECT word FROM vocabulary WHERE language = ? AND word IN (${marks})
     ORDER BY uses, word LIMIT ?`,
    languageNumber('en'),
    ...single,
    rareWords
  )
  return known.length > 0 ? known.map(({ word }) => word) : single.slice(0, 2)
}

/** From 0 (nothing in common) to about 1. */
function likeness(a: CatalogAsset, b: CatalogAsset): number {
  const shape = Math.min(a.aspect, b.aspect) / Math.max(a.aspect, b.aspect)
  const colors = new Set(a.colors.map(({ family }) => family))
  const [main] = b.colors
  return (
    0.6 * sharedPart(a.keywords, b.keywords) +
    0.2 * Number(main !== undefined && colors.has(main.family)) +
    0.1 * Number(a.imageType === b.imageType) +
    0.1 * shape
  )
}

/** How much of two lists of words is in both. */
function sharedPart(a: readonly string[], b: readonly string[]): number {
  const own = new Set(a)
  const shared = new Set(b.filter(word => own.has(word))).size
  const all = own.size + new Set(b).size - shared
  return all === 0 ? 0 : shared / all
}
