import { createHash } from 'node:crypto'
import type { Effort } from '../run.ts'

interface Named {
  name: string
  /** One case of all with the same key is enough; empty for a unique case. */
  twin: string
}

/**
 * Filters cases by the words and keeps one of equivalent ones. Their order
 * depends only on seed and names, so runs that resume or share the work miss
 * none.
 */
export function chooseCases<Case extends Named>(
  cases: readonly Case[],
  { seed, words = [], part, skip = 0, runs = Infinity }: Effort
): Case[] {
  const known = new Set<string>()
  return cases
    .filter(
      ({ name }) =>
        words.length === 0 || words.some(word => name.includes(word))
    )
    .map(one => ({ one, place: placeOf(one.name, seed) }))
    .toSorted((a, b) => a.place - b.place)
    .filter(({ one: { twin } }) => {
      const isNew = twin === '' || !known.has(twin)
      known.add(twin)
      return isNew
    })
    .filter(({ place }) => !part || place % part.of === part.nth - 1)
    .map(({ one }) => one)
    .slice(skip, skip + runs)
}

function placeOf(name: string, seed: number): number {
  return createHash('sha1').update(`${seed} ${name}`).digest().readUIntBE(0, 6)
}
