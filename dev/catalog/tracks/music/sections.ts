import { readBars, type Chord } from './chord.ts'
import { timeOf } from './rhythm.ts'
import type { Score, SectionName } from './score.ts'

/** A section in its place. */
export interface Placed {
  name: SectionName
  /** Sixteenths from the start. */
  from: number
  steps: number
  bars: Chord[][]
  level: number
}

/** Seconds of a piece with its tail, as a whole number. */
export function secondsOf(score: Score): number {
  const steps = sectionsOf(score).reduce((sum, { steps: own }) => sum + own, 0)
  return Math.ceil(timeOf(score, steps) + (score.tail ?? 0.6))
}

/** The sections of a piece, one after another. */
export function sectionsOf({ sections, beatsInBar }: Score): Placed[] {
  let from = 0
  return sections.map(({ name, chords, level }) => {
    const bars = readBars(chords)
    const steps = bars.length * beatsInBar * 4
    const placed = { name, from, steps, bars, level }
    from += steps
    return placed
  })
}
