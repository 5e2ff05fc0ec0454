import { languages, type Language } from '../../../contract/api/languages.ts'
import type { AssetText } from '../../catalog/assets/languages.ts'
import { wordTables } from '../database/catalog-steps.ts'
import { openDatabase } from '../database/open-database.ts'
import { hasBit } from '../index/bits.ts'
import { languageNumber } from '../index/language-number.ts'
import { createTextIndex } from '../index/text-index.ts'
import { writeText } from '../index/write-text.ts'
import { expandQuery } from './expand-query.ts'
import { matchWords } from './match-words.ts'
import type { QueryNode } from './parse-query.ts'
import { sumScores } from './sum-scores.ts'

/** Full-text search in a list of assets that fits in memory. */
export interface ListIndex<Item> {
  /** In the order of the list; all items without a query. */
  find(query: QueryNode | undefined, language: Language): Scored<Item>[]
}

export interface Scored<Item> {
  item: Item
  /** Relevance, higher is better; 0 without a query. */
  score: number
}

const keptBytes = 256 * 1024

/**
 * Indexes the words of a list; `textOf` returns undefined for an untranslated
 * text.
 */
export function createListIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item, language: Language) => AssetText | undefined
): ListIndex<Item> {
  const database = openDatabase(':memory:')
  database.exec(wordTables)
  // Texts are numbered from 1.
  items.forEach((item, place) => {
    languages.forEach(language => {
      const text = textOf(item, language)
      if (text) writeText(database, place + 1, language, text)
    })
  })
  const texts = createTextIndex(database, items.length + 1, keptBytes)
  return {
    find(query, language) {
      if (!query) return items.map(item => ({ item, score: 0 }))
      const number = languageNumber(language)
      const wanted = expandQuery(query, language)
      const found = matchWords(texts, wanted, number)
      const sums = sumScores(texts, wanted, number)
      return items
        .map((item, place) => ({ item, text: place + 1 }))
        .filter(({ text }) => hasBit(found, text))
        .map(({ item, text }) => ({ item, score: sums[text] ?? 0 }))
    }
  }
}
