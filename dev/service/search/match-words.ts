import {
  allBits,
  dropBits,
  joinBits,
  keepBits,
  noBits,
  type Bits
} from '../index/bits.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { QueryNode } from './parse-query.ts'

/** The texts that match a query; a set of the caller's own. */
export function matchWords(
  index: TextIndex,
  node: QueryNode,
  language: number
): Bits {
  if (node.kind === 'nothing') return noBits(index.size)
  if (node.kind === 'phrase') return index.having(node.phrase, language).slice()
  if (node.kind === 'not') {
    const bits = allBits(index.size)
    dropBits(bits, matchWords(index, node.part, language))
    return bits
  }
  const [first, ...rest] = node.parts
  const bits = first ? matchWords(index, first, language) : allBits(index.size)
  for (const part of rest) {
    const other = matchWords(index, part, language)
    if (node.kind === 'and') keepBits(bits, other)
    else joinBits(bits, other)
  }
  return bits
}
