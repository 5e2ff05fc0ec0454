import { categories, type Category } from '../../catalog/assets/categories.ts'
import type { Core } from '../core/core.ts'

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
  id: string
  added_date: string
}

/**
 * Sets only contain these first assets, so that they do not depend on the size
 * of the catalogue.
 */
const maxAssets = 7000
const minItems = 3

/** All sets of a contributor, each with at least three pictures. */
export function contributorSets(
  core: Core,
  contributor: string
): ContributorSet[] {
  return categories.flatMap(
    category => readSet(core, contributor, category) ?? []
  )
}

/** One set of a contributor; undefined if unknown. */
export function findContributorSet(
  core: Core,
  contributor: string,
  id: string
): ContributorSet | undefined {
  const category = categories.find(one => setId(contributor, one.id) === id)
  return category && readSet(core, contributor, category)
}

function readSet(
  core: Core,
  contributor: string,
  { id, name }: Category
): ContributorSet | undefined {
  const rows = core.catalog.all<Row>(
    `SELECT assets.id, added_date FROM categories
       JOIN assets ON assets.number = categories.asset
     WHERE category = ? AND categories.asset <= ?
       AND contributor_id = ?
     ORDER BY added_date DESC, assets.number DESC`,
    id,
    maxAssets,
    contributor
  )
  const items = rows
    .filter(row => !core.faults.has('remove-asset', row.id))
    .map(row => ({ id: row.id, addedDate: row.added_date }))
  if (items.length < minItems) return undefined
  return { id: setId(contributor, id), name, items }
}

/** Seven digits of the contributor and two of the category. */
function setId(contributor: string, category: string): string {
  return `${contributor.slice(-7)}${category.padStart(2, '0')}`
}
