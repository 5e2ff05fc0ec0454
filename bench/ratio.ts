import { round } from './figure.ts'
import type { Figure } from './figure.ts'

/** Runs once and returns its time in milliseconds. */
export type Timed = () => Promise<number>

export interface RatioOptions {
  name: string
  bar: number
  subject: Timed
  reference: Timed
  /** Nine by default; fewer for work of many seconds. */
  pairs?: number
  /** Two by default. */
  warmUps?: number
  /** Unit of the measured values; milliseconds by default. */
  unit?: string
}

export interface Pair {
  before: number
  subject: number
  after: number
}

const attempts = 3
const noiseLimit = 0.1

/**
 * The median of nine interleaved pairs after two warm-ups. The reference runs
 * twice in each pair and is compared with itself. When it differs by more than
 * a tenth, as many pairs are added, twice at most; then the figure is noisy.
 */
export async function measureRatio(options: RatioOptions): Promise<Figure> {
  const { pairs: count = 9, warmUps = 2 } = options
  await measurePairs(options, warmUps)
  const pairs: Pair[] = []
  for (let tries = 0; tries < attempts; tries++) {
    pairs.push(...(await measurePairs(options, count)))
    if (noiseOf(pairs) <= noiseLimit) break
  }
  return figureFrom(options, pairs)
}

/** Measures pairs, each with the reference before and after the subject. */
export async function measurePairs(
  { subject, reference }: Pick<RatioOptions, 'subject' | 'reference'>,
  count: number
): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let pair = 0; pair < count; pair++) {
    const before = await reference()
    const time = await subject()
    pairs.push({ before, subject: time, after: await reference() })
  }
  return pairs
}

export function ratioOf({ before, subject, after }: Pair): number {
  return (2 * subject) / (before + after)
}

function noiseOf(pairs: readonly Pair[]): number {
  return Math.abs(median(pairs.map(one => one.before / one.after)) - 1)
}

/** The median of the pairs, and how far the reference was off. */
export function figureFrom(
  options: Pick<RatioOptions, 'name' | 'bar' | 'unit'>,
  pairs: readonly Pair[]
): Figure {
  const { name, bar, unit = 'ms' } = options
  const ratios = pairs.map(ratioOf)
  const ratio = median(ratios)
  const noise = noiseOf(pairs)
  const subject = median(pairs.map(one => one.subject))
  const reference = median(pairs.flatMap(one => [one.before, one.after]))
  return {
    name,
    value: `${round(ratio)} ×`,
    bar: `≤ ${round(bar)} ×`,
    verdict: noise > noiseLimit ? 'noisy' : ratio <= bar ? 'met' : 'missed',
    note:
      `${round(Math.min(...ratios))}–${round(Math.max(...ratios))} × of ` +
      `${pairs.length}; ${round(subject)} against ${round(reference)} ${unit}; ` +
      `reference against itself ${round(noise * 100)} %`
  }
}

/** The middle value; NaN when there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  const lower = sorted[middle - 1] ?? upper
  return sorted.length % 2 ? upper : (lower + upper) / 2
}

/** The 99th percentile. */
export function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? NaN
}
