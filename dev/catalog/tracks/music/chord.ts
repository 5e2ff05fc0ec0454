/** A chord: keys as semitones above C, and those of its tones. */
export interface Chord {
  /** From 0 (C) to 11 (B). */
  root: number
  /** Semitones above the root, ascending. */
  tones: readonly number[]
}

const kinds: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  '7': [0, 4, 7, 10],
  '9': [0, 4, 7, 10, 14],
  '13': [0, 4, 10, 14, 21],
  add9: [0, 4, 7, 14],
  dim: [0, 3, 6, 9],
  m: [0, 3, 7],
  m6: [0, 3, 7, 9],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
  m9: [0, 3, 7, 10, 14],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7]
}

const letters = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** Reads a chord such as `Am7` or `Bbmaj7`; throws for an unknown one. */
export function readChord(text: string): Chord {
  const [, letter = '', sign = '', kind = ''] =
    /^([A-G])([#b]?)(.*)$/.exec(text) ?? []
  const base = Object.entries(letters).find(([name]) => name === letter)?.[1]
  const tones = kinds[kind]
  if (base === undefined || !tones) throw new RangeError(`No chord ${text}`)
  const shift = { '#': 1, b: -1 }[sign] ?? 0
  return { root: (base + shift + 12) % 12, tones }
}

/** The chords of some bars, such as `Am F C,G`: a comma divides a bar. */
export function readBars(text: string): Chord[][] {
  return text.split(' ').map(bar => bar.split(',').map(readChord))
}

/** Semitones above the root of a key. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  pentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  blues: [0, 3, 5, 6, 7, 10],
  phrygian: [0, 1, 4, 5, 7, 8, 10]
} as const
