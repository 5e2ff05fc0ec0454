import type { Rhythm, Score } from './score.ts'

/** A stroke of a rhythm, in sixteenths of the section. */
export interface Stroke {
  step: number
  /** Sixteenths until the next stroke or rest. */
  steps: number
  /** From 0 to 1. */
  force: number
  /** The digit in its place, if it is one. */
  digit?: number | undefined
}

const forces: Readonly<Record<string, number>> = { X: 1, x: 0.75, o: 0.4 }

/** The strokes of a rhythm that repeats for so many steps. */
export function strokesOf(rhythm: Rhythm, steps: number): Stroke[] {
  const strokes: Stroke[] = []
  for (let step = 0; step < steps; step++) {
    const sign = rhythm[step % rhythm.length] ?? '.'
    const last = strokes.at(-1)
    if (sign === '-' && last && last.step + last.steps === step) {
      last.steps += 1
    } else if (/[0-9]/.test(sign)) {
      strokes.push({ step, steps: 1, force: 0.8, digit: Number(sign) })
    } else if (sign in forces) {
      strokes.push({ step, steps: 1, force: forces[sign] ?? 0 })
    }
  }
  return strokes
}

/** Seconds from the start of a piece to a sixteenth of it. */
export function timeOf({ bpm, swing }: Score, step: number): number {
  const late = swing ? delayOf(step, swing) : 0
  return ((step + late) * 15) / bpm
}

function delayOf(
  step: number,
  { unit, share }: NonNullable<Score['swing']>
): number {
  const length = unit === 16 ? 1 : 2
  const place = (step / length) % 2
  if (place < 1) return place * share * length
  return (2 - place) * share * length
}
