import type { Language } from '../../../contract/api/languages.ts'
import type { Database } from '../database/open-database.ts'
import { languageNumber } from '../index/language-number.ts'
import { rankIndexOf } from '../index/rank-index.ts'
import { editDistance } from './edit-distance.ts'
import { expandQuery } from './expand-query.ts'
import { matchWords } from './match-words.ts'
import { parseQuery, type QueryNode } from './parse-query.ts'
import { toPhrase } from './to-phrase.ts'

interface Entry {
  word: string
  uses: number
}

/** Limits the cost of unusual requests. */
const maxWords = 20
const operators = new Set(['AND', 'OR', 'NOT'])
/** With combining marks, which Thai needs. */
const longWord = /[\p{L}\p{M}]{4,}/gu
const vocabularies = new WeakMap<Database, Map<Language, Entry[]>>()

/**
 * The query with each word without matches replaced by the nearest word of the
 * language, or of English; undefined if nothing is replaced.
 */
export function correctQuery(
  catalog: Database,
  query: string,
  language: Language
): string | undefined {
  // The words of a term, such as "puesta de sol", need not be known alone.
  if (language !== 'en' && hasMatches(catalog, parseQuery(query), language)) {
    return undefined
  }
  let checked = 0
  const corrected = query.replace(longWord, word => {
    if (checked++ >= maxWords) return word
    if (operators.has(word) || isKnown(catalog, word, language)) return word
    return nearest(catalog, word.toLowerCase(), language) ?? word
  })
  return corrected === query ? undefined : corrected
}

function isKnown(catalog: Database, word: string, language: Language): boolean {
  const node = { kind: 'phrase', phrase: toPhrase(word) } as const
  return hasMatches(catalog, node, language)
}

function hasMatches(
  catalog: Database,
  node: QueryNode | undefined,
  language: Language
): boolean {
  if (!node) return false
  const { texts } = rankIndexOf(catalog)
  const wanted = expandQuery(node, language)
  const found = matchWords(texts, wanted, languageNumber(language))
  return found.some(bits => bits !== 0)
}

function nearest(
  catalog: Database,
  word: string,
  language: Language
): string | undefined {
  const maxDistance = word.length < 6 ? 1 : 2
  let best: (Entry & { distance: number }) | undefined
  for (const entry of vocabularyOf(catalog, language)) {
    if (Math.abs(entry.word.length - word.length) > maxDistance) continue
    const distance = editDistance(word, entry.word, maxDistance)
    if (distance > maxDistance) continue
    const isBetter =
      !best ||
      distance < best.distance ||
      (distance === best.distance && entry.uses > best.uses)
    if (isBetter) best = { ...entry, distance }
  }
  return best?.word
}

function vocabularyOf(catalog: Database, language: Language): Entry[] {
  const read = vocabularies.get(catalog) ?? new Map<Language, Entry[]>()
  vocabularies.set(catalog, read)
  const known = read.get(language)
  if (known) return known
  const entries = catalog.all<Entry>(
    'SELECT word, uses FROM vocabulary WHERE language IN (?, ?)',
    languageNumber(language),
    languageNumber('en')
  )
  read.set(language, entries)
  return entries
}
