import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Core } from '../core/core.ts'
import { wordWeights } from '../database/catalog-steps.ts'
import type { Database } from '../database/open-database.ts'
import { createByteCache, type ByteCache } from '../index/byte-cache.ts'
import { toPhrase } from '../search/to-phrase.ts'
import { rareWords } from './rare-words.ts'
import { fitOf, tasteOf } from './traits.ts'

/** As many as the API counts at most. */
export const mostSimilar = 200

/** As many are compared, however many assets are given. */
const candidates = 600
const keptBytes = 8 * 1024 * 1024
/** About what an id takes. */
const idBytes = 40
const lists = new WeakMap<Database, ByteCache<string[]>>()

/** Ids of what looks and is like an asset, the likest first. */
export function similarAssets(core: Core, asset: CatalogAsset): string[] {
  const kept = listsOf(core)
  const ids =
    kept.find(asset.id) ??
    kept.keep(
      asset.id,
      likeAll(core, [asset], asset.isAdult).slice(0, mostSimilar)
    )
  return ids.filter(id => !core.faults.isVanished(id))
}

/**
 * Ids of what is like all of some assets, the likest first, without these;
 * adult ones only where they are wanted.
 */
export function recommendedAssets(
  core: Core,
  assets: readonly CatalogAsset[],
  hasAdults: boolean
): string[] {
  if (assets.length === 0) return []
  return likeAll(core, assets, hasAdults).filter(
    id => !core.faults.isVanished(id)
  )
}

/** Assets never change while their index is open, and so what is like them. */
function listsOf({ catalog }: Core): ByteCache<string[]> {
  const known = lists.get(catalog)
  const cache = known ?? createByteCache(keptBytes, ids => ids.length * idBytes)
  lists.set(catalog, cache)
  return cache
}

/**
 * The rarest words of assets find candidates, which are compared by words,
 * colors, kind and shape.
 */
function likeAll(
  core: Core,
  assets: readonly CatalogAsset[],
  hasAdults: boolean
): string[] {
  const taste = tasteOf(assets)
  const given = new Set(assets.map(({ id }) => id))
  return candidatesOf(core, assets, hasAdults)
    .filter(id => !given.has(id))
    .flatMap(id => core.library.find(id) ?? [])
    .map(other => ({ id: other.id, fit: fitOf(taste, other) }))
    .toSorted((a, b) => b.fit - a.fit || Number(a.id) - Number(b.id))
    .map(({ id }) => id)
}

/** Of assets for editorial use only, only such; of others, none of them. */
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
    candidates,
    JSON.stringify([...uses]),
    Number(hasAdults),
    candidates + assets.length
  )
  return rows.map(({ id }) => id)
}
