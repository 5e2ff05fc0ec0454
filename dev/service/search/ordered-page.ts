import type { Language } from '../../../contract/api/languages.ts'
import { sliceBits, type Bits } from '../index/bits.ts'
import { languageNumber } from '../index/language-number.ts'
import type { RankIndex } from '../index/rank-index.ts'
import type { ImageSearch } from './filter-assets.ts'
import { pageAtRandom } from './random-page.ts'
import { pageByRelevance } from './relevance-page.ts'
import { pageOfNewest } from './newest-page.ts'
import type { QueryNode } from './parse-query.ts'

/** What is to be put in order. */
export interface Ordered {
  /** All ranks that were found. */
  found: Bits
  total: number
  node: QueryNode | undefined
  language: Language
  searchId: string
}

/** The ranks of one page; every order is total, and popular the rank's own. */
export function pageOfRanks(
  index: RankIndex,
  { sort, page, per_page: count }: ImageSearch,
  { found, total, node, language, searchId }: Ordered
): number[] {
  const from = (page - 1) * count
  if (count === 0 || from >= total) return []
  if (sort === 'newest') {
    return pageOfNewest(index, found, total, from, count)
  }
  if (sort === 'random') {
    return pageAtRandom(found, total, searchId, from, count)
  }
  if (sort === 'relevance' && node) {
    const number = languageNumber(language)
    return pageByRelevance(index, node, number, found, from, count)
  }
  return sliceBits(found, from, count)
}
