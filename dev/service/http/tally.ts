export interface Tally {
  add(key: string): void
  counts(): ReadonlyMap<string, number>
  clear(): void
}

/** The oldest keys are removed above `maxKeys`, down to `minKeys`. */
const minKeys = 10_000
const maxKeys = 2 * minKeys
const maxKeyLength = 200

/** Counts keys in bounded memory; ignores keys over 200 characters. */
export function createTally(): Tally {
  let counts = new Map<string, number>()

  return {
    add: key => {
      if (key.length > maxKeyLength) return
      // A copy: a substring would keep the whole text in memory.
      const own = Buffer.from(key).toString()
      counts.set(own, (counts.get(own) ?? 0) + 1)
      // In batches: iterating over a map skips deleted entries slowly.
      if (counts.size > maxKeys) counts = new Map([...counts].slice(-minKeys))
    },
    counts: () => counts,
    clear: () => {
      counts = new Map()
    }
  }
}
