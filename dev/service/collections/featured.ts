import type { Core } from '../core/core.ts'

export type FeaturedType = 'photo' | 'editorial' | 'vector'

/** A collection of the service's editors: a category, the best first. */
export interface Featured {
  id: string
  name: string
  type: FeaturedType
  category: string
  /** ISO 8601 with offset. */
  created: string
}

export interface FeaturedItem {
  id: string
  /** YYYY-MM-DD */
  addedDate: string
}

/** As listed by the API, the newest first. */
export const featuredCollections: readonly Featured[] = [
  featured('136351027', 'Wide open country', 'photo', '12', '2026-09-01'),
  featured('136351031', 'From another century', 'photo', '24', '2026-08-12'),
  featured('136351043', 'Creatures', 'photo', '1', '2026-07-03'),
  featured('136351052', 'Streets and stone', 'photo', '2', '2026-05-20'),
  featured(
    '136351066',
    'The year 1900 and around',
    'editorial',
    '24',
    '2026-04-02'
  ),
  featured('136351074', 'On the move', 'editorial', '0', '2026-02-18'),
  featured('136351088', 'Signs for everything', 'vector', '23', '2026-01-09'),
  featured('136351090', 'Quiet patterns', 'vector', '3', '2025-11-30')
]

/** Only the first assets are considered. */
const maxAssets = 7000
const maxItems = 60

const conditions: Record<FeaturedType, string> = {
  photo: `image_type = 'photo' AND is_editorial = 0`,
  editorial: 'is_editorial = 1',
  vector: `image_type = 'vector' AND is_editorial = 0`
}

/** The items of a featured collection, in its order. */
export function featuredItems(
  core: Core,
  { type, category }: Featured
): FeaturedItem[] {
  return core.catalog
    .all<{ id: string; added_date: string }>(
      `SELECT id, added_date FROM assets WHERE number IN
         (SELECT asset FROM categories WHERE category = ? AND asset <= ?)
         AND ${conditions[type]} AND is_adult = 0
       ORDER BY popularity DESC, number LIMIT ?`,
      category,
      maxAssets,
      maxItems
    )
    .filter(item => !core.faults.has('remove-asset', item.id))
    .map(({ id, added_date }) => ({ id, addedDate: added_date }))
}

function featured(
  id: string,
  name: string,
  type: FeaturedType,
  category: string,
  day: string
): Featured {
  return { id, name, type, category, created: `${day}T09:00:00+00:00` }
}
