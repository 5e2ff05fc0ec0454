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
