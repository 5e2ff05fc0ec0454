import type { Drum } from '../sound/drum.ts'
import type { Sound } from '../sound/mix.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { scales } from './chord.ts'

export type SectionName = 'intro' | 'verse' | 'lift' | 'end'

export interface Section {
  name: SectionName
  /** One chord a bar, such as `Am F C,G`: a comma divides a bar. */
  chords: string
  /** From 0 to 1. */
  level: number
}

/**
 * Sixteenths of a bar or of several: `X`, `x` and `o` are loud, normal and soft
 * strokes, `-` holds the one before, `.` is a rest. In place of a stroke, a
 * digit names a tone of the chord: see the role.
 */
export type Rhythm = string

interface Place {
  /** From 0 to 1. */
  level: number
  /** From -1 (left) to 1 (right). */
  pan?: number
  /** Shares sent to the room and to the echo. */
  room?: number
  echo?: number
  /** The sections in which it plays; all by default. */
  in?: readonly SectionName[]
}

/** What an instrument plays of the chords. */
export interface InstrumentPart extends Place {
  voice: VoiceName
  /**
   * `chords` plays all tones near a key. `bass` plays digits: 1 for the root, 3
   * and 5 above it, 8 the octave, 0 a step below the root to come. `arpeggio`
   * plays the tones from a key upwards, 0 the first. `melody` invents a line
   * near a key.
   */
  role: 'arpeggio' | 'bass' | 'chords' | 'melody'
  rhythm: Rhythm
  /** A MIDI number; 60 is the middle C. */
  near: number
  /** Seconds between the tones of a chord, as of a strum. */
  strum?: number
  /** Share of its time that a note sounds. */
  length?: number
}

export interface DrumPart extends Place {
  role: 'beat'
  rhythms: Partial<Record<Drum, Rhythm>>
}

export type Part = InstrumentPart | DrumPart

/** A piece of music. */
export interface Score {
  /** Beats per minute. */
  bpm: number
  beatsInBar: 3 | 4
  /** The root of the key: a MIDI number. */
  root: number
  scale: keyof typeof scales
  sections: readonly Section[]
  parts: readonly Part[]
  sound: Sound
  /**
   * By how much of it the second of two sixteenths or eighths comes late.
   */
  swing?: { unit: 8 | 16; share: number }
  /** Seconds of sound after the last bar. */
  tail?: number
}
