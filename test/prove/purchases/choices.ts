/**
 * The source of all randomness in a run. 0 always means that nothing goes
 * wrong: a run with fewer and smaller choices is a simpler one.
 */
export interface Choices {
  /** A whole number from 0 below the count. */
  pick(count: number): number
  /** True once in `oneIn` times on average. */
  chance(oneIn: number): boolean
  /** What was picked so far. */
  readonly taken: readonly number[]
}

/** Endless random choices that follow from the seed. */
export function seededChoices(seed: number): Choices {
  let state = seed >>> 0
  return createChoices(count => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  })
}

/** The given choices, then zeros. */
export function givenChoices(given: readonly number[]): Choices {
  let next = 0
  return createChoices(count => {
    const choice = given[next] ?? 0
    next += 1
    return choice % count
  })
}

function createChoices(draw: (count: number) => number): Choices {
  const taken: number[] = []

  function pick(count: number): number {
    if (count <= 1) return 0
    const choice = draw(count)
    taken.push(choice)
    return choice
  }

  return { pick, chance: oneIn => pick(oneIn) === oneIn - 1, taken }
}
