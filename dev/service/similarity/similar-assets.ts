import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Core } from '../core/core.ts'
import { wordWeights } from '../database/catalog-steps.ts'
import type { Database } from '../database/open-database.ts'
import { createByteCache, type ByteCache } from '../index/byte-cache.ts'
import { toPhrase } from '../search/to-phrase.ts'
import { rareWords } from './rare-words.ts'
import { similarityTo, traitsOf } from './traits.ts'

/** Maximum that the API counts. */
export const maxSimilar = 200

/** Maximum number of compared assets. */
const maxCandidates = 600
const cacheBytes = 8 * 1024 * 1024
/** Approximate bytes of an id. */
const idBytes = 40
const lists = new WeakMap<Database, ByteCache<string[]>>()

/**
 * Ids of assets that look similar or have similar words, the most similar
 * first.
 */
export function similarAssets(core: Core, asset: CatalogAsset): string[] {
  const cache = listsOf(core)
  const ids =
    cache.get(asset.id) ??
    cache.set(
      asset.id,
      rankSimilar(core, [asset], asset.isAdult).slice(0, maxSimilar)
    )
  return ids.filter(id => !core.faults.has('remove-asset', id))
}

/**
 * Ids of assets that are similar to all of the given ones, without these, the
 * most similar first. Adult ones only on request.
 */
export function recommendedAssets(
  core: Core,
  assets: readonly CatalogAsset[],
  hasAdults: boolean
): string[] {
  if (assets.length === 0) return []
  return rankSimilar(core, assets, hasAdults).filter(
    id => !core.faults.has('remove-asset', id)
  )
}

/** Cached, as assets do not change while their index is open. */
function listsOf({ catalog }: Core): ByteCache<string[]> {
  const known = lists.get(catalog)
  const cache =
    known ?? createByteCache(cacheBytes, ids => ids.length * idBytes)
  lists.set(catalog, cache)
  return cache
}

/**
 * Candidates are found by the rarest words of the assets, and compared by
 * words, colors, image type and shape.
 */
function rankSimilar(
  core: Core,
  assets: readonly CatalogAsset[],
  hasAdults: boolean
): string[] {
  const traits = traitsOf(assets)
  const given = new Set(assets.map(({ id }) => id))
  return candidatesOf(core, assets, hasAdults)
    .filter(id => !given.has(id))
    .flatMap(id => core.library.find(id) ?? [])
    .map(other => ({ id: other.id, fit: similarityTo(traits, other) }))
    .toSorted((a, b) => b.fit - a.fit || Number(a.id) - Number(b.id))
    .map(({ id }) => id)
}

/** Editorial assets only match editorial ones. */
function candidatesOf(
  core: Core,
  assets: readonly CatalogAsset[],
  hasAdults: boolean
): string[] {
  const words = rareWords(core.catalog, assets)
  if (words.length === 0) return []
  const uses = new Set(assets.map(asset => Number(asset.isEditorial)))
  const rows = core.catalog.all<{ id: string }>(
    `WITH texts AS MATERIALIZED (
       SELECT rowid AS text FROM words WHERE words MATCH ?
       ORDER BY bm25(words, ${wordWeights}), rowid LIMIT ?
     )
     SELECT id FROM texts CROSS JOIN assets USING (text)
     WHERE is_editorial IN (SELECT value FROM json_each(?)) AND is_adult <= ?
     LIMIT ?`,
    words.map(toPhrase).join(' OR '),
    maxCandidates,
    JSON.stringify([...uses]),
    Number(hasAdults),
    maxCandidates + assets.length
  )
  return rows.map(({ id }) => id)
}
