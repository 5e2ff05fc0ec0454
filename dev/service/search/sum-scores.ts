import { languageNumber } from '../index/language-number.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { QueryNode } from './parse-query.ts'

/**
 * The relevance of each text by its number: the sum of its words' scores,
 * without words after NOT.
 */
export function sumScores(
  index: TextIndex,
  node: QueryNode,
  language: number
): Float64Array {
  const sums = new Float64Array(index.size)
  const phrases = wantedPhrases(node).map(
    ({ phrase, language: own }) =>
      [`${own} ${phrase}`, { phrase, own }] as const
  )
  for (const { phrase, own } of new Map(phrases).values()) {
    const number = own ? languageNumber(own) : language
    const { texts, scores } = index.scored(phrase, number)
    texts.forEach((text, place) => {
      sums[text] = (sums[text] ?? 0) + (scores[place] ?? 0)
    })
  }
  return sums
}

type Phrase = Extract<QueryNode, { kind: 'phrase' }>

function wantedPhrases(node: QueryNode): Phrase[] {
  if (node.kind === 'phrase') return [node]
  if (node.kind === 'and' || node.kind === 'or') {
    return node.parts.flatMap(wantedPhrases)
  }
  return []
}
