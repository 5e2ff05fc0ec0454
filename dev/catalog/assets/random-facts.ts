import type { Random } from './random.ts'

const newest = Date.UTC(2026, 5, 30)
const day = 86_400_000

/** A random day in the twelve years before the newest one. */
export function addedDate(random: Random): string {
  const age = Math.floor(random.next() ** 1.5 * 4380)
  return new Date(newest - age * day).toISOString().slice(0, 10)
}

/** Width divided by height, rounded to the four decimals of the API. */
export function roundAspect(width: number, height: number): number {
  return Math.round((width / height) * 10_000) / 10_000
}

export interface RandomFacts {
  hasIdBar: boolean
  isEditorial: boolean
  isEnhanced: boolean
  isSensitive: boolean
  isAdult: boolean
  hasPropertyRelease: boolean
}

/** Random facts of pictures, so that every filter matches some. */
export function randomFacts(random: Random): RandomFacts {
  return {
    hasIdBar: random.chance(0.1),
    isEditorial: random.chance(0.04),
    isEnhanced: random.chance(0.9),
    isSensitive: random.chance(0.03),
    isAdult: random.chance(0.004),
    hasPropertyRelease: random.chance(0.12)
  }
}
