import type { Language } from '../../../contract/api/languages.ts'
import type { Database, SqlValue } from '../database/open-database.ts'
import { filterAssets, type ImageSearch } from './filter-assets.ts'
import { languageNumber } from './language-number.ts'
import { matchWords, type Condition } from './match-words.ts'
import { parseQuery, type QueryNode } from './parse-query.ts'
import { sortAssets } from './sort-assets.ts'
import { correctQuery } from './spellcheck.ts'

export interface Found {
  ids: string[]
  total: number
  /** What was searched instead; undefined when nothing was corrected. */
  corrected: string | undefined
}

/** Finds the assets of one page and counts all that match. */
export function searchAssets(
  catalog: Database,
  search: ImageSearch,
  language: Language,
  searchId: string
): Found {
  const typed = (search.query ?? '').trim()
  const corrected =
    search.spellcheck_query && typed
      ? correctQuery(catalog, typed, languageNumber(language))
      : undefined
  const query = corrected ?? typed
  const node = parseQuery(query)
  // Signs alone, such as an emoji, are not words: they find nothing.
  if (query && !node) return { ids: [], total: 0, corrected }
  const conditions = filterAssets(search)
  if (node) conditions.push(matchWords(node, languageNumber(language)))
  const where = conditions.map(({ sql }) => sql).join(' AND ') || '1'
  const values = conditions.flatMap(condition => condition.values)
  return {
    ids: page(catalog, search, language, searchId, node, {
      sql: where,
      values
    }),
    total: count(catalog, where, values),
    corrected
  }
}

function count(catalog: Database, where: string, values: SqlValue[]): number {
  const [row] = catalog.all<{ total: number }>(
    `SELECT count(*) AS total FROM assets WHERE ${where}`,
    ...values
  )
  return row?.total ?? 0
}

function page(
  catalog: Database,
  search: ImageSearch,
  language: Language,
  searchId: string,
  node: QueryNode | undefined,
  where: Condition
): string[] {
  const order = sortAssets(
    search.sort,
    searchId,
    node,
    languageNumber(language)
  )
  const rows = catalog.all<{ id: string }>(
    `SELECT id FROM assets ${order.join} WHERE ${where.sql} ORDER BY ${order.by} LIMIT ? OFFSET ?`,
    ...order.joinValues,
    ...where.values,
    ...order.byValues,
    search.per_page,
    (search.page - 1) * search.per_page
  )
  return rows.map(({ id }) => id)
}
