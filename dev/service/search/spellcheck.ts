import type { Database } from '../database/open-database.ts'
import { languageNumber } from '../index/language-number.ts'
import { rankIndexOf } from '../index/rank-index.ts'
import { editDistance } from './edit-distance.ts'
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
const vocabularies = new WeakMap<Database, Map<number, Entry[]>>()

/**
 * The query with each word without matches replaced by the nearest word of the
 * language, or of English; undefined if nothing is replaced.
 */
export function correctQuery(
  catalog: Database,
  query: string,
  language: number
): string | undefined {
  let checked = 0
  const corrected = query.replace(longWord, word => {
    if (checked++ >= maxWords) return word
    if (operators.has(word) || isKnown(catalog, word, language)) return word
    return nearest(catalog, word.toLowerCase(), language) ?? word
  })
  return corrected === query ? undefined : corrected
}

function isKnown(catalog: Database, word: string, language: number): boolean {
  const { texts } = rankIndexOf(catalog)
  return texts.having(toPhrase(word), language).some(bits => bits !== 0)
}

function nearest(
  catalog: Database,
  word: string,
  language: number
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

function vocabularyOf(catalog: Database, language: number): Entry[] {
  const read = vocabularies.get(catalog) ?? new Map<number, Entry[]>()
  vocabularies.set(catalog, read)
  const known = read.get(language)
  if (known) return known
  const entries = catalog.all<Entry>(
    'SELECT word, uses FROM vocabulary WHERE language IN (?, ?)',
    language,
    languageNumber('en')
  )
  read.set(language, entries)
  return entries
}
