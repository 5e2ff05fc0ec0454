import type { Language } from '../../../contract/api/languages.ts'
import type { Database } from '../database/open-database.ts'
import { fullBits, countBits, type Bits } from '../index/bits.ts'
import { languageNumber } from '../index/language-number.ts'
import { rankIndexOf, type RankIndex } from '../index/rank-index.ts'
import { ranksOfTexts } from '../index/text-ranks.ts'
import { expandQuery } from './expand-query.ts'
import { filterAssets, type ImageSearch } from './filter-assets.ts'
import { matchWords } from './match-words.ts'
import { orderedPage } from './ordered-page.ts'
import { parseQuery, type QueryNode } from './parse-query.ts'
import { correctQuery } from './spellcheck.ts'

export interface Found {
  ids: string[]
  total: number
  /** The corrected query; undefined if nothing was corrected. */
  corrected: string | undefined
}

/** Finds the assets of one page, and the total. */
export function searchAssets(
  catalog: Database,
  search: ImageSearch,
  language: Language,
  searchId: string
): Found {
  const typed = (search.query ?? '').trim()
  const index = rankIndexOf(catalog)
  const corrected =
    search.spellcheck_query && typed
      ? correctQuery(catalog, typed, language)
      : undefined
  const parsed = parseQuery(corrected ?? typed)
  const node = parsed && expandQuery(parsed, language)
  const found = filterByWords(index, node, language)
  filterAssets(index, search, language, found)
  const total = countBits(found)
  const ordered = { found, total, node, language, searchId }
  const ranks = orderedPage(index, search, ordered)
  return { ids: index.ids(ranks), total, corrected }
}

function filterByWords(
  index: RankIndex,
  node: QueryNode | undefined,
  language: Language
): Bits {
  if (!node) return fullBits(index.size)
  const texts = matchWords(index.texts, node, languageNumber(language))
  return ranksOfTexts(index.textRanks, texts)
}
