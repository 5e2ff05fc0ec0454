import { createHash } from 'node:crypto'
import { eachBit, type Bits } from '../index/bits.ts'

const keys = 2 ** 32
/** More than there are ranks; key and rank together are an exact number. */
const span = 2 ** 21

/** Ranks in an order that follows from the search's id alone. */
export function pageAtRandom(
  found: Bits,
  total: number,
  searchId: string,
  from: number,
  count: number
): number[] {
  const seed = createHash('sha256').update(searchId).digest().readInt32BE(0)
  const end = Math.min(total, from + count)
  // Below this key there are nearly always enough to reach the page's end.
  const likely = ((end + 6 * Math.sqrt(end) + 20) / total) * keys
  const some = likely < keys ? below(likely, found, seed) : []
  const enough = some.length >= end ? some : below(keys, found, seed)
  const page = Float64Array.from(enough).toSorted().subarray(from, end)
  return Array.from(page, one => one % span)
}

/** Keys and ranks of those with a key below a limit. */
function below(limit: number, found: Bits, seed: number): number[] {
  const some: number[] = []
  eachBit(found, rank => {
    const key = spread(rank, seed)
    if (key < limit) some.push(key * span + rank)
  })
  return some
}

/** A number below 2 ** 32 that looks unrelated to the rank's neighbours'. */
function spread(rank: number, seed: number): number {
  let mixed = Math.imul(rank ^ seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ seed, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
