import { randomFrom } from '../dev/figma/shared/random.ts'

/**
 * Before any test: what samples are drawn by, and how to repeat it. Other
 * readers of vitest's configuration have all.
 */
export function drawSamples(): void {
  if (process.env['SAMPLE'] || !process.env['VITEST']) return
  const seed = String(Math.floor(Math.random() * 1e6))
  process.env['SAMPLE'] = seed
  console.log(`Samples: SAMPLE=${seed} draws the same again.`)
}

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
