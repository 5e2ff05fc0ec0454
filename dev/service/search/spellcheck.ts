import type { Database } from '../database/open-database.ts'
import { editDistance } from './edit-distance.ts'
import { rankIndexOf } from './rank-index.ts'

interface Entry {
  word: string
  uses: number
}

/** Nobody types more; it keeps odd requests cheap. */
const mostWords = 20
const operators = new Set(['AND', 'OR', 'NOT'])
const vocabularies = new WeakMap<Database, Entry[]>()

/**
 * The query with every word that finds nothing replaced by the nearest word
 * that does; undefined when there is nothing to replace.
 */
export function correctQuery(
  catalog: Database,
  query: string,
  language: number
): string | undefined {
  let judged = 0
  const corrected = query.replace(/\p{L}{4,}/gu, word => {
    if (judged++ >= mostWords) return word
    if (operators.has(word) || isKnown(catalog, word, language)) return word
    return nearest(catalog, word.toLowerCase()) ?? word
  })
  return corrected === query ? undefined : corrected
}

function isKnown(catalog: Database, word: string, language: number): boolean {
  const { texts } = rankIndexOf(catalog)
  return texts.withWord(word, language).some(bits => bits !== 0)
}

function nearest(catalog: Database, word: string): string | undefined {
  const allowed = word.length < 6 ? 1 : 2
  let best: (Entry & { distance: number }) | undefined
  for (const entry of vocabularyOf(catalog)) {
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

function vocabularyOf(catalog: Database): Entry[] {
  const known = vocabularies.get(catalog)
  if (known) return known
  const read = catalog.all<Entry>(
    'SELECT word, uses FROM vocabulary WHERE length(word) >= 3'
  )
  vocabularies.set(catalog, read)
  return read
}
