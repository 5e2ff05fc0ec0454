import type { Database } from '../database/open-database.ts'
import { languageNumber } from '../index/language-number.ts'
import { rankIndexOf } from '../index/rank-index.ts'
import { editDistance } from './edit-distance.ts'
import { toPhrase } from './to-phrase.ts'

interface Entry {
  word: string
  uses: number
}

/** Nobody types more; it keeps odd requests cheap. */
const mostWords = 20
const operators = new Set(['AND', 'OR', 'NOT'])
/** With the signs above and below letters, without which Thai falls apart. */
const longWord = /[\p{L}\p{M}]{4,}/gu
const vocabularies = new WeakMap<Database, Map<number, Entry[]>>()

/**
 * The query with every word that finds nothing replaced by the nearest word
 * of the language, or of English, that does; undefined when there is nothing
 * to replace.
 */
export function correctQuery(
  catalog: Database,
  query: string,
  language: number
): string | undefined {
  let judged = 0
  const corrected = query.replace(longWord, word => {
    if (judged++ >= mostWords) return word
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
  const allowed = word.length < 6 ? 1 : 2
  let best: (Entry & { distance: number }) | undefined
  for (const entry of vocabularyOf(catalog, language)) {
    if (Math.abs(entry.word.length - word.length) > allowed) continue
    const distance = editDistance(word, entry.word, allowed)
    if (distance > allowed) continue
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
