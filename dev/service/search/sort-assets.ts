import { createHash } from 'node:crypto'
import type { SqlValue } from '../database/open-database.ts'
import type { ImageSearch } from './filter-assets.ts'
import { languageNumber } from './language-number.ts'
import { toPhrase } from './match-words.ts'
import type { QueryNode } from './parse-query.ts'

interface Order {
  join: string
  joinValues: SqlValue[]
  by: string
  byValues: SqlValue[]
}

const popular = 'popularity DESC, number'
const weights = '10, 6, 1'

/** How a search's results are put in order; every order is total. */
export function sortAssets(
  sort: ImageSearch['sort'],
  searchId: string,
  node: QueryNode | undefined,
  language: number
): Order {
  if (sort === 'newest') return plain('added_date DESC, number DESC')
  if (sort === 'random') {
    return { ...plain('(shuffle * ?) % 2147483647, number'), ...seed(searchId) }
  }
  const isRelevance = sort === 'relevance' && node !== undefined
  return isRelevance ? byRelevance(node, language) : plain(popular)
}

function plain(by: string): Order {
  return { join: '', joinValues: [], by, byValues: [] }
}

function seed(searchId: string): Pick<Order, 'byValues'> {
  const number = createHash('sha256').update(searchId).digest().readUInt32BE(0)
  return { byValues: [(number % 2147483646) + 1] }
}

function byRelevance(node: QueryNode, language: number): Order {
  const expression = wantedWords(node).map(toPhrase).join(' OR ')
  if (expression === '') return plain(popular)
  const own = `SELECT rowid AS hit, bm25(words, ${weights}) AS score FROM words WHERE words MATCH ?`
  const local = `SELECT rowid / 32, bm25(local_words, 10, 6) FROM local_words WHERE local_words MATCH ? AND rowid % 32 = ?`
  const isEnglish = language === languageNumber('en')
  const hits = isEnglish ? own : `${own} UNION ALL ${local}`
  return {
    // Materialized: bm25 works only while the full-text table is read.
    join: `LEFT JOIN (WITH hits AS MATERIALIZED (${hits}) SELECT hit, min(score) AS score FROM hits GROUP BY hit) ON hit = number`,
    joinValues: isEnglish ? [expression] : [expression, expression, language],
    by: `score IS NULL, score, ${popular}`,
    byValues: []
  }
}

/** The words that an asset should have, without those behind a NOT. */
function wantedWords(node: QueryNode): string[] {
  if (node.kind === 'word') return [node.text]
  return node.kind === 'not' ? [] : node.parts.flatMap(wantedWords)
}
