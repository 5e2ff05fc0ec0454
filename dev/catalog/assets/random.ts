/** A hash of 32 bits. */
export function hash(value: number, salt = 0): number {
  let h =
    Math.imul(value ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}

/** A pseudo-random generator with a seed. */
export function randomFrom(seed: number): Random {
  return new Sequence(seed)
}

/** A class, because listing assets creates millions of them. */
class Sequence implements Random {
  #state: number

  constructor(seed: number) {
    this.#state = hash(seed, 77)
  }

  next(): number {
    const state = (this.#state + 0x6d2b79f5) | 0
    this.#state = state
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0]
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }
}
