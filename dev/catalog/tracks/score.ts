import type { VoiceName } from './voices.ts'

/** How an instrument plays the chords. */
export type Role =
  | 'arpeggio'
  | 'bass'
  | 'chords'
  | 'melody'
  | 'off-beat'
  | 'strum'

interface Place {
  /** From 0 to 1. */
  level: number
  /** From -1 (left) to 1 (right). */
  pan: number
}

export interface InstrumentPart extends Place {
  role: Role
  voice: VoiceName
  /** Octaves above that of the root. */
  octave: number
}

/** The drums, which play the same pattern in every bar. */
export interface DrumPart extends Place {
  role: 'beat'
}

export type Part = InstrumentPart | DrumPart

export interface Score {
  /** The root note of the key as a MIDI number; 60 is the middle C. */
  root: number
  scale: keyof typeof scales
  /** A degree of the scale for each bar, repeated. */
  chords: readonly number[]
  beatsInBar: number
  parts: readonly Part[]
}

/** Semitones above the root. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  blues: [0, 3, 5, 6, 7, 10, 11]
} as const
