import type { Drum } from '../sound/drum.ts'
import type { Note } from '../sound/mix.ts'
import type { Vowel } from '../sound/voice.ts'
import { findVoice } from '../sound/voices.ts'
import { keysOfPart } from './keys-of-part.ts'
import { strokesOf, timeOf } from './rhythm.ts'
import type { DrumPart, InstrumentPart, Part, Score } from './score.ts'
import { sectionsOf, type Placed } from './sections.ts'

/** All notes of a piece, in the order of its sections and parts. */
export function notesOfScore(score: Score, seed: number, lyrics = ''): Note[] {
  const sung = vowelsOf(lyrics)
  return score.parts.flatMap((part, place) => {
    const notes = sectionsOf(score)
      .filter(({ name }) => part.in?.includes(name) ?? true)
      .flatMap(section =>
        part.role === 'beat'
          ? beatsOf(score, part, section)
          : tonesOf(score, part, section, seed + place * 7919)
      )
    return isSinger(part) ? sing(notes, sung) : notes
  })
}

function placeOf(part: Part, section: Placed, force: number) {
  const { level, pan = 0, room = 0, echo = 0 } = part
  return { level: level * section.level * force, pan, room, echo }
}

function beatsOf(score: Score, part: DrumPart, section: Placed): Note[] {
  return Object.entries(part.rhythms).flatMap(([drum, rhythm]) =>
    strokesOf(rhythm, section.steps).map(({ step, force }) => ({
      drum: drum as Drum, // a key of the rhythms
      at: timeOf(score, section.from + step),
      ...placeOf(part, section, force)
    }))
  )
}

function tonesOf(
  score: Score,
  part: InstrumentPart,
  section: Placed,
  seed: number
): Note[] {
  const strokes = strokesOf(part.rhythm, section.steps)
  const keys = keysOfPart(score, part, section, strokes, seed)
  return strokes.flatMap((stroke, n) =>
    (keys[n] ?? []).map((key, place) => {
      const start = section.from + stroke.step
      const at = timeOf(score, start)
      const until = timeOf(score, start + stroke.steps)
      return {
        voice: part.voice,
        key,
        at: at + place * (part.strum ?? 0),
        seconds: (until - at) * (part.length ?? 0.95),
        ...placeOf(part, section, stroke.force)
      }
    })
  )
}

function isSinger(part: Part): boolean {
  return 'voice' in part && findVoice(part.voice).vocals !== undefined
}

function vowelsOf(lyrics: string): Vowel[] {
  const found = lyrics.toLowerCase().match(/[aeiouy]+/g) ?? []
  return found.map(letters => {
    const [first] = letters
    return vowels.find(vowel => vowel === first) ?? 'i'
  })
}

const vowels: readonly Vowel[] = ['a', 'e', 'i', 'o', 'u']

function sing(notes: readonly Note[], sung: readonly Vowel[]): Note[] {
  return notes.map((note, n) =>
    'voice' in note && sung.length > 0
      ? { ...note, vowel: sung[n % sung.length] }
      : note
  )
}
