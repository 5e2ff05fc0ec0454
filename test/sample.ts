import { randomFrom } from '../dev/figma/shared/random.ts'

/**
 * So many of them, others in each run of `npm test`; all of them in
 * `npm run prove -- tests`. `SAMPLE` is what they are drawn by.
 */
export function sample<T>(all: readonly T[], count: number): T[] {
  const seed = process.env['SAMPLE'] ?? 'all'
  if (seed === 'all') return [...all]
  const random = randomFrom(Number(seed))
  return all
    .map(one => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ one }) => one)
}
