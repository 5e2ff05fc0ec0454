import { hasBit, type Bits } from '../index/bits.ts'
import type { RankIndex } from '../index/rank-index.ts'
import type { TextRanks } from '../index/text-ranks.ts'
import type { QueryNode } from './parse-query.ts'
import { sumScores } from './sum-scores.ts'

/** Above the number of texts; score and text together are an exact number. */
const span = 2 ** 21
const scoreBase = 2 ** 31

/**
 * A page of ranks by relevance, the sum of their words' scores, then by
 * popularity.
 */
export function relevancePage(
  { texts, textRanks }: RankIndex,
  node: QueryNode,
  language: number,
  found: Bits,
  from: number,
  count: number
): number[] {
  const ranks: number[] = []
  let before = 0
  const order = sortByScore(sumScores(texts, node, language))
  for (const group of groupsOf(order)) {
    const size = countFound(textRanks, group, found)
    if (before + size > from) {
      const own = foundOf(textRanks, group, found, size)
      const skipped = Math.max(0, from - before)
      ranks.push(...own.slice(skipped, skipped + count - ranks.length))
    }
    before += size
    if (ranks.length >= count) break
  }
  return ranks
}

/** Texts and scores combined in one number each, the best first. */
function sortByScore(sums: Float64Array): Float64Array {
  return sums
    .map((sum, text) => (scoreBase - Math.min(sum, scoreBase)) * span + text)
    .toSorted()
}

/** Texts with the same score. */
function* groupsOf(order: Float64Array): Generator<number[], void> {
  let group: number[] = []
  let score = -1
  for (const one of order) {
    const own = Math.floor(one / span)
    if (own !== score && group.length > 0) {
      yield group
      group = []
    }
    score = own
    group.push(one % span)
  }
  yield group
}

function countFound(
  { starts, ranks }: TextRanks,
  texts: readonly number[],
  found: Bits
): number {
  let count = 0
  for (const text of texts) {
    const end = starts[text + 1] ?? 0
    for (let place = starts[text] ?? 0; place < end; place++) {
      if (hasBit(found, ranks[place] ?? 0)) count += 1
    }
  }
  return count
}

/** In ascending order. */
function foundOf(
  { starts, ranks }: TextRanks,
  texts: readonly number[],
  found: Bits,
  count: number
): Uint32Array {
  const own = new Uint32Array(count)
  let length = 0
  for (const text of texts) {
    const end = starts[text + 1] ?? 0
    for (let place = starts[text] ?? 0; place < end; place++) {
      const rank = ranks[place] ?? 0
      if (hasBit(found, rank)) own[length++] = rank
    }
  }
  return own.toSorted()
}
