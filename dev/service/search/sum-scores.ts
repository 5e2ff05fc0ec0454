import type { TextIndex } from '../index/text-index.ts'
import type { QueryNode } from './parse-query.ts'

/**
 * How well each text fits a query, by its number: the sum of what its words
 * score; those behind a NOT do not count.
 */
export function sumScores(
  index: TextIndex,
  node: QueryNode,
  language: number
): Float64Array {
  const sums = new Float64Array(index.size)
  for (const phrase of new Set(wantedPhrases(node))) {
    const { texts, scores } = index.scored(phrase, language)
    texts.forEach((text, place) => {
      sums[text] = (sums[text] ?? 0) + (scores[place] ?? 0)
    })
  }
  return sums
}

function wantedPhrases(node: QueryNode): string[] {
  if (node.kind === 'phrase') return [node.phrase]
  if (node.kind === 'and' || node.kind === 'or') {
    return node.parts.flatMap(wantedPhrases)
  }
  return []
}
