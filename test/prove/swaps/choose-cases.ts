import { createHash } from 'node:crypto'
import type { Effort } from '../run.ts'

/**
 * Those that have one of the words, in an order that follows from seed and
 * names alone: a run that goes on, or shares the work, leaves none out.
 */
export function chooseCases<Case extends { name: string }>(
  cases: readonly Case[],
  { seed, words = [], part, skip = 0, runs = Infinity }: Effort
): Case[] {
  return cases
    .filter(
      ({ name }) =>
        words.length === 0 || words.some(word => name.includes(word))
    )
    .map(one => ({ one, place: placeOf(one.name, seed) }))
    .filter(({ place }) => !part || place % part.of === part.nth - 1)
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
    .slice(skip, skip + runs)
}

function placeOf(name: string, seed: number): number {
  return createHash('sha1').update(`${seed} ${name}`).digest().readUIntBE(0, 6)
}
