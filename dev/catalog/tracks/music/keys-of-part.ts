import { randomFrom } from '../../assets/random.ts'
import type { Chord } from './chord.ts'
import { inventLine } from './melody.ts'
import type { Stroke } from './rhythm.ts'
import type { InstrumentPart, Score } from './score.ts'
import type { Placed } from './sections.ts'

/** What each stroke of a part plays in a section: MIDI numbers. */
export function keysOfPart(
  score: Score,
  part: InstrumentPart,
  section: Placed,
  strokes: readonly Stroke[],
  seed: number
): number[][] {
  const chordAt = (step: number) => chordOf(score, section, step)
  switch (part.role) {
    case 'chords':
      return strokes.map(({ step }) => voicing(chordAt(step), part.near))
    case 'arpeggio':
      return strokes.map(({ step, digit = 0 }) => [
        climb(chordAt(step), part.near, digit)
      ])
    case 'bass':
      return strokes.map(({ step, steps, digit = 1 }) => {
        const chord = chordAt(step)
        const next = chordAt(Math.min(section.steps - 1, step + steps))
        return [bassKey(chord, next, part.near, digit)]
      })
    case 'melody':
      return lines(score, part, section, strokes, seed)
    default:
      return part.role satisfies never
  }
}

function chordOf({ beatsInBar }: Score, { bars }: Placed, step: number): Chord {
  const length = beatsInBar * 4
  const bar = bars[Math.floor(step / length)] ?? []
  const place = Math.floor(((step % length) / length) * bar.length)
  const chord = bar[place]
  if (!chord) throw new RangeError('A bar has no chord')
  return chord
}

/** All tones within the octave around a key. */
function voicing({ root, tones }: Chord, near: number): number[] {
  const keys = tones.map(tone => octaveNear(root + tone, near))
  return keys.toSorted((a, b) => a - b)
}

function octaveNear(key: number, near: number): number {
  return near - 6 + ((((key - near + 6) % 12) + 12) % 12)
}

function climb({ root, tones }: Chord, near: number, digit: number): number {
  const first = octaveNear(root, near)
  const octave = Math.floor(digit / tones.length)
  return first + octave * 12 + (tones[digit % tones.length] ?? 0)
}

function bassKey(
  chord: Chord,
  next: Chord,
  near: number,
  digit: number
): number {
  const root = octaveNear(chord.root, near)
  const [, third = 7, fifth = 7] = chord.tones
  if (digit === 0) return octaveNear(next.root, root) - 1
  if (digit === 3) return root + third
  if (digit === 5) return root + fifth
  return digit === 8 ? root + 12 : root
}

/** The same line every second time that the rhythm begins again. */
function lines(
  score: Score,
  part: InstrumentPart,
  section: Placed,
  strokes: readonly Stroke[],
  seed: number
): number[][] {
  const { length } = part.rhythm
  const phrases = Math.ceil(section.steps / length)
  return Array.from({ length: phrases }, (_, phrase) => {
    const own = strokes
      .filter(({ step }) => Math.floor(step / length) === phrase)
      .map(stroke => ({ stroke, chord: chordOf(score, section, stroke.step) }))
    const lift = section.name === 'lift' ? 100 : 0
    const random = randomFrom(seed + (phrase % 2) + lift)
    return inventLine(score, own, part.near, random).map(key => [key])
  }).flat()
}
