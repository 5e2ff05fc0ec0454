import type { Language } from '../../../contract/api/languages.ts'
import { sliceBits, type Bits } from '../index/bits.ts'
import { languageNumber } from '../index/language-number.ts'
import type { RankIndex } from '../index/rank-index.ts'
import type { ImageSearch } from './filter-assets.ts'
import { randomPage } from './random-page.ts'
import { relevancePage } from './relevance-page.ts'
import { newestPage } from './newest-page.ts'
import type { QueryNode } from './parse-query.ts'

export interface Ordered {
  /** All matching ranks. */
  found: Bits
  total: number
  node: QueryNode | undefined
  language: Language
  searchId: string
}

/**
 * The ranks of one page; all orders are total, and by popularity is the order
 * of ranks.
 */
export function orderedPage(
  index: RankIndex,
  { sort, page, per_page: count }: ImageSearch,
  { found, total, node, language, searchId }: Ordered
): number[] {
  const from = (page - 1) * count
  if (count === 0 || from >= total) return []
  if (sort === 'newest') {
    return newestPage(index, found, total, from, count)
  }
  if (sort === 'random') {
    return randomPage(found, total, searchId, from, count)
  }
  if (sort === 'relevance' && node) {
    const number = languageNumber(language)
    return relevancePage(index, node, number, found, from, count)
  }
  return sliceBits(found, from, count)
}
