import { languages } from '../../../contract/api/languages.ts'
import { wordWeights } from '../database/catalog-steps.ts'
import type { Database } from '../database/open-database.ts'
import { addBit, emptyBits, type Bits } from './bits.ts'
import { createByteCache } from './byte-cache.ts'
import { languageNumber } from './language-number.ts'
import { stemWords } from './stem-words.ts'

/** Relevance of texts for a phrase; higher is better. */
export interface Scores {
  texts: Uint32Array
  /** Integers, so that equal parts have equal sums. */
  scores: Uint32Array
}

/** Access to the full-text tables; texts are numbered from 1. */
export interface TextIndex {
  /** Number of texts plus one. */
  size: number
  /** Texts with a phrase (see `toPhrase`) in the language or in English. */
  having(phrase: string, language: number): Bits
  scored(phrase: string, language: number): Scores
}

const english = languageNumber('en')

/**
 * Opens the full-text tables of a database, with one cache for texts and one
 * for scores, of the same size in bytes.
 */
export function createTextIndex(
  database: Database,
  size: number,
  bytes: number
): TextIndex {
  const found = createByteCache<Bits>(bytes, bits => bits.byteLength)
  const scored = createByteCache<Scores>(
    bytes,
    ({ texts }) => texts.byteLength * 2
  )
  return {
    size,
    having: (phrase, language) => {
      const key = `${language} ${phrase}`
      const known = found.get(key)
      return (
        known ?? found.set(key, findTexts(database, phrase, language, size))
      )
    },
    scored: (phrase, language) => {
      const key = `${language} ${phrase}`
      const known = scored.get(key)
      return known ?? scored.set(key, scoreTexts(database, phrase, language))
    }
  }
}

function findTexts(
  database: Database,
  phrase: string,
  language: number,
  size: number
): Bits {
  const bits = emptyBits(size)
  const own = `SELECT json_group_array(rowid) AS texts FROM words
    WHERE words MATCH ?`
  const local = `SELECT json_group_array(rowid / 32) AS texts FROM local_words
    WHERE local_words MATCH ? AND rowid % 32 = ?`
  const rows = database.all<{ texts: string }>(own, phrase)
  if (language !== english) {
    const localPhrase = toLocal(phrase, language)
    rows.push(...database.all<{ texts: string }>(local, localPhrase, language))
  }
  rows.forEach(({ texts }) => numbers(texts).forEach(one => addBit(bits, one)))
  return bits
}

/** The better score of the two languages. */
function scoreTexts(
  database: Database,
  phrase: string,
  language: number
): Scores {
  const own = `SELECT rowid AS text, bm25(words, ${wordWeights}) AS score
    FROM words WHERE words MATCH ?`
  const local = `SELECT rowid / 32, bm25(local_words, ${wordWeights})
    FROM local_words WHERE local_words MATCH ? AND rowid % 32 = ?`
  const isEnglish = language === english
  const hits = isEnglish ? own : `${own} UNION ALL ${local}`
  // Materialized, because bm25 only works while the full-text table is read.
  const [row] = database.all<{ texts: string; scores: string }>(
    `WITH hits AS MATERIALIZED (${hits})
     SELECT json_group_array(text) AS texts,
       json_group_array(CAST(-1e7 * score AS INTEGER) + 1) AS scores
     FROM hits`,
    ...(isEnglish ? [phrase] : [phrase, toLocal(phrase, language), language])
  )
  const texts = numbers(row?.texts)
  const scores = numbers(row?.scores)
  if (isEnglish) {
    return { texts: Uint32Array.from(texts), scores: Uint32Array.from(scores) }
  }
  const best = new Map<number, number>()
  texts.forEach((text, place) => {
    best.set(text, Math.max(best.get(text) ?? 0, scores[place] ?? 0))
  })
  return {
    texts: Uint32Array.from(best.keys()),
    scores: Uint32Array.from(best.values())
  }
}

function toLocal(phrase: string, language: number): string {
  return stemWords(phrase, languages[language] ?? 'en')
}

function numbers(json: string | undefined): number[] {
  const value: unknown = JSON.parse(json ?? '[]')
  // The output of json_group_array for integers.
  return value as number[]
}
