import { categories } from '../../catalog/categories.ts'
import type { Core } from '../core.ts'

/** A contributor's pictures of one category, the newest first. */
export interface ContributorSet {
  id: string
  name: string
  items: readonly SetItem[]
}

export interface SetItem {
  id: string
  /** YYYY-MM-DD */
  addedDate: string
}

interface Row {
  category: string
  id: string
  added_date: string
}

/** Sets are made of these assets alone, however large the catalogue is. */
const looked = 7000
const least = 3

/** All sets of a contributor, each with at least three pictures. */
export function contributorSets(
  core: Core,
  contributor: string
): ContributorSet[] {
  return categories.flatMap(({ id, name }) => {
    const items = core.catalog.all<Row>(
      `SELECT assets.id, added_date FROM categories
         JOIN assets ON assets.number = categories.asset
       WHERE category = ? AND categories.asset <= ?
         AND contributor_id = ?
       ORDER BY added_date DESC, assets.number DESC`,
      id,
      looked,
      contributor
    )
    if (items.length < least) return []
    const set = items.map(item => ({ id: item.id, addedDate: item.added_date }))
    return [{ id: setId(contributor, id), name, items: set }]
  })
}

/** Seven digits of the contributor and two of the category. */
function setId(contributor: string, category: string): string {
  return `${contributor.slice(-7)}${category.padStart(2, '0')}`
}
