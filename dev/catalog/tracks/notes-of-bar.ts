import type { Random } from '../assets/random.ts'
import type { Drum } from './drum.ts'
import {
  scales,
  type InstrumentPart,
  type Part,
  type Role,
  type Score
} from './score.ts'
import type { VoiceName } from './voices.ts'

interface Stroke {
  /** In beats from the start. */
  at: number
  beats: number
  /** From 0 to 1. */
  force: number
}

/** A note of an instrument. */
interface Tone extends Stroke {
  voice: VoiceName
  /** Hertz. */
  pitch: number
}

interface DrumStroke extends Stroke {
  drum: Drum
}

export type Note = Tone | DrumStroke

/** The notes of a part in one bar. */
export function notesOfBar(
  score: Score,
  part: Part,
  bar: number,
  random: Random
): Note[] {
  const { beatsInBar, chords } = score
  const start = bar * beatsInBar
  const chord = chords[bar % chords.length] ?? 0
  const beats = Array.from({ length: beatsInBar }, (_, beat) => start + beat)
  const halves = beats.flatMap(beat => [beat, beat + 0.5])
  if (part.role === 'beat') return drums(halves)
  const { voice } = part
  const tone = (degree: number) => ({
    voice,
    pitch: hertz(score, part, degree)
  })
  const triad = (at: number, length: number): Tone[] =>
    [0, 2, 4].map(step => ({
      at,
      beats: length,
      ...tone(chord + step),
      force: 0.7
    }))

  const notes: Record<Role, () => Tone[]> = {
    chords: () => triad(start, beatsInBar),
    strum: () => beats.flatMap(at => triad(at, 1)),
    'off-beat': () => beats.flatMap(at => triad(at + 0.5, 0.4)),
    bass: () =>
      beats.map((at, n) => ({
        at,
        beats: 0.9,
        ...tone(chord + (n === beatsInBar - 1 ? 4 : 0)),
        force: n === 0 ? 1 : 0.8
      })),
    arpeggio: () =>
      halves.map((at, n) => ({
        at,
        beats: 0.5,
        ...tone(chord + ([0, 2, 4, 7][n % 4] ?? 0)),
        force: n % 2 ? 0.6 : 0.9
      })),
    melody: () =>
      melody(start, beatsInBar, random).map(({ step, ...stroke }) =>
        Object.assign(stroke, tone(chord + step))
      )
  }
  return notes[part.role]()
}

interface Step extends Stroke {
  step: number
}

/** Chord tones on the beats, neighbours between them, and occasional rests. */
function melody(start: number, beatsInBar: number, random: Random): Step[] {
  const steps: Step[] = []
  let beat = 0
  while (beat < beatsInBar) {
    const beats = Math.min(random.pick([0.5, 1, 1, 1.5]), beatsInBar - beat)
    const isOnBeat = Number.isInteger(beat)
    const step = isOnBeat ? random.pick([0, 2, 4, 7]) : random.pick([1, 3, 5])
    const isRest = beat > 0 && random.chance(0.15)
    if (!isRest) steps.push({ at: start + beat, beats, step, force: 0.9 })
    beat += beats
  }
  return steps
}

function drums(halves: readonly number[]): DrumStroke[] {
  return halves.flatMap((at, n) => {
    const strike = (drum: Drum, force: number): DrumStroke => ({
      at,
      beats: 0.5,
      drum,
      force
    })
    const hat = strike('hat', n % 2 ? 0.3 : 0.5)
    if (n % 4 === 0) return [hat, strike('kick', 1)]
    if (n % 4 === 2) return [hat, strike('snare', 0.7)]
    return [hat]
  })
}

function hertz(
  { root, scale }: Score,
  { octave }: InstrumentPart,
  degree: number
): number {
  const steps = scales[scale]
  const within = steps[degree % steps.length] ?? 0
  const above = Math.floor(degree / steps.length) + octave
  return 440 * 2 ** ((root + within + above * 12 - 69) / 12)
}
