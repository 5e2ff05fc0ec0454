import { eachBit, hasBit, type Bits } from '../index/bits.ts'
import type { RankIndex } from '../index/rank-index.ts'

/** A page of ranks, the newest first, then by popularity. */
export function newestPage(
  index: RankIndex,
  found: Bits,
  total: number,
  from: number,
  count: number
): number[] {
  const end = Math.min(total, from + count)
  // The number of visited assets: up to the end of the page, or twice the
  // number of matches.
  const steps = (index.size * end) / total
  return steps < 2 * total
    ? scan(index.newest, found, from, end)
    : countDays(index, found, from, end)
}

function scan(
  newest: Uint32Array,
  found: Bits,
  from: number,
  end: number
): number[] {
  const ranks: number[] = []
  let before = 0
  for (let place = 0; place < newest.length && before < end; place++) {
    const rank = newest[place] ?? 0
    if (!hasBit(found, rank)) continue
    if (before++ >= from) ranks.push(rank)
  }
  return ranks
}

/** A counting sort by day. */
function countDays(
  { newest, day }: RankIndex,
  found: Bits,
  from: number,
  end: number
): number[] {
  const latest = day[newest[0] ?? 0] ?? 0
  const earliest = day[newest.at(-1) ?? 0] ?? 0
  const next = new Uint32Array(latest - earliest + 2)
  eachBit(found, rank => {
    const after = latest - (day[rank] ?? 0) + 1
    next[after] = (next[after] ?? 0) + 1
  })
  for (let after = 1; after < next.length; after++) {
    next[after] = (next[after] ?? 0) + (next[after - 1] ?? 0)
  }
  const ranks: number[] = Array(end - from).fill(0)
  eachBit(found, rank => {
    const after = latest - (day[rank] ?? 0)
    const place = next[after] ?? 0
    next[after] = place + 1
    if (place >= from && place < end) ranks[place - from] = rank
  })
  return ranks
}
