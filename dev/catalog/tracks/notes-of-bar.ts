import type { Random } from '../random.ts'
import { scales, type Part, type Role, type Score } from './score.ts'

export interface Note {
  /** In beats from the start. */
  at: number
  beats: number
  /** Hertz; of drums it says which one, see `drum`. */
  pitch: number
  /** From 0 to 1. */
  force: number
}

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
  const pitch = (degree: number): number => hertz(score, part, degree)
  const together = (at: number, length: number): Note[] =>
    [0, 2, 4].map(step => ({
      at,
      beats: length,
      pitch: pitch(chord + step),
      force: 0.7
    }))

  const notes: Record<Role, () => Note[]> = {
    chords: () => together(start, beatsInBar),
    strum: () => beats.flatMap(at => together(at, 1)),
    'off-beat': () => beats.flatMap(at => together(at + 0.5, 0.4)),
    bass: () =>
      beats.map((at, n) => ({
        at,
        beats: 0.9,
        pitch: pitch(chord + (n === beatsInBar - 1 ? 4 : 0)),
        force: n === 0 ? 1 : 0.8
      })),
    arpeggio: () =>
      halves.map((at, n) => ({
        at,
        beats: 0.5,
        pitch: pitch(chord + ([0, 2, 4, 7][n % 4] ?? 0)),
        force: n % 2 ? 0.6 : 0.9
      })),
    melody: () =>
      melody(start, beatsInBar, random).map(({ step, ...note }) =>
        Object.assign(note, { pitch: pitch(chord + step) })
      ),
    beat: () => drums(halves)
  }
  return notes[part.role]()
}

interface Step extends Omit<Note, 'pitch'> {
  step: number
}

/** Chord tones on the beats, neighbours between them, rests now and then. */
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

function drums(halves: readonly number[]): Note[] {
  return halves.flatMap((at, n) => {
    const hat = { at, beats: 0.25, pitch: 2, force: n % 2 ? 0.3 : 0.5 }
    if (n % 4 === 0) return [hat, { at, beats: 0.5, pitch: 0, force: 1 }]
    if (n % 4 === 2) return [hat, { at, beats: 0.5, pitch: 1, force: 0.7 }]
    return [hat]
  })
}

function hertz({ root, scale }: Score, { octave }: Part, degree: number) {
  const steps = scales[scale]
  const within = steps[degree % steps.length] ?? 0
  const above = Math.floor(degree / steps.length) + octave
  return 440 * 2 ** ((root + within + above * 12 - 69) / 12)
}
