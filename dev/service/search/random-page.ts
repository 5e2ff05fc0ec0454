import { createHash } from 'node:crypto'
import { eachBit, type Bits } from '../index/bits.ts'

const keys = 2 ** 32
/** Above the number of ranks; key and rank together are an exact number. */
const span = 2 ** 21

/** A page of ranks in a random order that is derived from the search's id. */
export function randomPage(
  found: Bits,
  total: number,
  searchId: string,
  from: number,
  count: number
): number[] {
  const seed = createHash('sha256').update(searchId).digest().readInt32BE(0)
  const end = Math.min(total, from + count)
  // Keys below this limit are nearly always enough for the page.
  const keyLimit = ((end + 6 * Math.sqrt(end) + 20) / total) * keys
  const some = keyLimit < keys ? keysBelow(keyLimit, found, seed) : []
  const enough = some.length >= end ? some : keysBelow(keys, found, seed)
  const page = Float64Array.from(enough).toSorted().subarray(from, end)
  return Array.from(page, one => one % span)
}

/** Keys below a limit, with their ranks. */
function keysBelow(limit: number, found: Bits, seed: number): number[] {
  const some: number[] = []
  eachBit(found, rank => {
    const key = spread(rank, seed)
    if (key < limit) some.push(key * span + rank)
  })
  return some
}

/** A pseudo-random number below 2 ** 32. */
function spread(rank: number, seed: number): number {
  let mixed = Math.imul(rank ^ seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ seed, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
