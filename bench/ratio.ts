import { round } from './figure.ts'
import type { Figure } from './figure.ts'

/** Runs once and returns its time in milliseconds. */
export type Timed = () => Promise<number>

export interface RatioOptions {
  name: string
  bar: number
  subject: Timed
  reference: Timed
  /** Nine unless given: for what takes many seconds. */
  pairs?: number
  /** Two unless given. */
  warmUps?: number
}

const usualPairs = 9
const usualWarmUps = 2
const attempts = 3
const noiseLimit = 0.1

/**
 * The median of nine interleaved pairs after two warm-ups. The reference runs
 * twice in each pair; when its two medians differ by more than a tenth, the
 * whole is repeated, three times at most, and is then called noisy.
 */
export async function measureRatio(options: RatioOptions): Promise<Figure> {
  let figure = await measureOnce(options)
  for (let tries = 1; tries < attempts && figure.verdict === 'noisy'; tries++) {
    figure = await measureOnce(options)
  }
  return figure
}

async function measureOnce(options: RatioOptions): Promise<Figure> {
  const { name, bar, subject, reference } = options
  const { pairs = usualPairs, warmUps = usualWarmUps } = options
  const ratios: number[] = []
  const subjects: number[] = []
  const first: number[] = []
  const second: number[] = []
  for (let pair = -warmUps; pair < pairs; pair++) {
    const before = await reference()
    const time = await subject()
    const after = await reference()
    if (pair < 0) continue
    ratios.push((2 * time) / (before + after))
    subjects.push(time)
    first.push(before)
    second.push(after)
  }
  const noise = Math.abs(median(first) / median(second) - 1)
  const ratio = median(ratios)
  return {
    name,
    value: `${round(ratio)} ×`,
    bar: `≤ ${round(bar)} ×`,
    verdict: noise > noiseLimit ? 'noisy' : ratio <= bar ? 'met' : 'missed',
    note:
      `${round(Math.min(...ratios))}–${round(Math.max(...ratios))} ×; ` +
      `${round(median(subjects))} against ${round(median(first))} ms; ` +
      `reference against itself ${round(noise * 100)} %`
  }
}

/** The middle value; NaN of none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  const lower = sorted[middle - 1] ?? upper
  return sorted.length % 2 ? upper : (lower + upper) / 2
}

/** The 99th percentile. */
export function worst(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? NaN
}
