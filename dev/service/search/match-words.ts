import type { SqlValue } from '../database/open-database.ts'
import type { QueryNode } from './parse-query.ts'
import { languageNumber } from './language-number.ts'
import { segmentWords } from './segment-words.ts'

export interface Condition {
  sql: string
  values: SqlValue[]
}

const english = languageNumber('en')

/** The full-text expression of a query; undefined where there is none. */
function toExpression(node: QueryNode): string | undefined {
  if (node.kind === 'word') return toPhrase(node.text)
  if (node.kind === 'or') return joined(node.parts, ' OR ')
  if (node.kind === 'and') return toConjunction(node.parts)
  return undefined
}

/** The full-text phrase of one word or of words in quotes. */
export function toPhrase(text: string): string {
  return `"${segmentWords(text).trim()}"`
}

/** The condition for assets that match a query, on the table `assets`. */
export function matchWords(node: QueryNode, language: number): Condition {
  // In other languages each word may be found in its own or in English.
  const isOne = language === english || node.kind === 'word'
  const expression = isOne ? toExpression(node) : undefined
  if (expression !== undefined) return contains(expression, language)
  if (node.kind === 'not') {
    const { sql, values } = matchWords(node.part, language)
    return { sql: `NOT ${sql}`, values }
  }
  const parts = node.kind === 'word' ? [] : node.parts
  const conditions = parts.map(part => matchWords(part, language))
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(` ${node.kind} `)})`,
    values: conditions.flatMap(({ values }) => values)
  }
}

function toConjunction(parts: QueryNode[]): string | undefined {
  const wanted = joined(
    parts.filter(({ kind }) => kind !== 'not'),
    ' AND '
  )
  const unwanted = joined(
    parts.flatMap(part => (part.kind === 'not' ? [part.part] : [])),
    ' OR '
  )
  if (wanted === undefined || unwanted === undefined) return undefined
  if (wanted === '') return undefined
  return unwanted === '' ? wanted : `(${wanted} NOT ${unwanted})`
}

function joined(parts: QueryNode[], by: string): string | undefined {
  const texts = parts.map(toExpression)
  if (texts.includes(undefined)) return undefined
  return texts.length > 1 ? `(${texts.join(by)})` : (texts[0] ?? '')
}

function contains(expression: string, language: number): Condition {
  const own = 'SELECT rowid FROM words WHERE words MATCH ?'
  if (language === english) {
    return { sql: `number IN (${own})`, values: [expression] }
  }
  return {
    sql: `number IN (${own} UNION ALL SELECT rowid / 32 FROM local_words WHERE local_words MATCH ? AND rowid % 32 = ?)`,
    values: [expression, expression, language]
  }
}
