import {
  fullBits,
  subtractBits,
  uniteBits,
  intersectBits,
  emptyBits,
  type Bits
} from '../index/bits.ts'
import { languageNumber } from '../index/language-number.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { QueryNode } from './parse-query.ts'

/** The texts that match a query, as a new set. */
export function matchWords(
  index: TextIndex,
  node: QueryNode,
  language: number
): Bits {
  if (node.kind === 'nothing') return emptyBits(index.size)
  if (node.kind === 'phrase') {
    const { phrase, language: own } = node
    const number = own ? languageNumber(own) : language
    return index.having(phrase, number).slice()
  }
  if (node.kind === 'not') {
    const bits = fullBits(index.size)
    subtractBits(bits, matchWords(index, node.part, language))
    return bits
  }
  const [first, ...rest] = node.parts
  const bits = first ? matchWords(index, first, language) : fullBits(index.size)
  for (const part of rest) {
    const other = matchWords(index, part, language)
    if (node.kind === 'and') intersectBits(bits, other)
    else uniteBits(bits, other)
  }
  return bits
}
