/** Numbers from 0 up to 1 that all follow from the seed (mulberry32). */
export type Random = () => number

/** The same seed gives the same numbers, from 0 up to 1. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] || from[0]
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}
