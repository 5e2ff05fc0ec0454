export interface Tally {
  add(key: string): void
  counts(): ReadonlyMap<string, number>
  clear(): void
}

/** How many keys are kept at least, the newest; and at most. */
const kept = 10_000
const most = 2 * kept
const longest = 200

/** Counts keys in bounded memory; those over 200 characters are left out. */
export function createTally(): Tally {
  let counts = new Map<string, number>()

  return {
    add: key => {
      if (key.length > longest) return
      // Its own copy: a part of a text would keep all of that in memory.
      const own = Buffer.from(key).toString()
      counts.set(own, (counts.get(own) ?? 0) + 1)
      // All at once: a map walks over what was taken from its beginning.
      if (counts.size > most) counts = new Map([...counts].slice(-kept))
    },
    counts: () => counts,
    clear: () => {
      counts = new Map()
    }
  }
}
