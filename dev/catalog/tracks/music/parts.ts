import type { Drum } from '../sound/drum.ts'
import type { VoiceName } from '../sound/voices.ts'
import type { DrumPart, InstrumentPart, Rhythm, Section } from './score.ts'

type More = Partial<
  Pick<
    InstrumentPart,
    'echo' | 'in' | 'length' | 'level' | 'pan' | 'room' | 'strum'
  >
>

/** A part that plays the chords near a key. */
export function chords(
  voice: VoiceName,
  near: number,
  rhythm: Rhythm,
  more: More = {}
): InstrumentPart {
  return { role: 'chords', voice, near, rhythm, level: 0.3, room: 0.2, ...more }
}

/** A part that plays tones of the chords from a key upwards. */
export function arpeggio(
  voice: VoiceName,
  near: number,
  rhythm: Rhythm,
  more: More = {}
): InstrumentPart {
  const own = { level: 0.4, room: 0.2, ...more }
  return { role: 'arpeggio', voice, near, rhythm, ...own }
}

export function bass(
  voice: VoiceName,
  near: number,
  rhythm: Rhythm,
  more: More = {}
): InstrumentPart {
  return { role: 'bass', voice, near, rhythm, level: 0.6, ...more }
}

/** A part that invents a line near a key. */
export function melody(
  voice: VoiceName,
  near: number,
  rhythm: Rhythm,
  more: More = {}
): InstrumentPart {
  return { role: 'melody', voice, near, rhythm, level: 0.5, room: 0.3, ...more }
}

export function beat(
  rhythms: Partial<Record<Drum, Rhythm>>,
  more: Omit<More, 'length' | 'strum'> = {}
): DrumPart {
  return { role: 'beat', rhythms, level: 0.5, room: 0.08, ...more }
}

/** The chords of each section. */
export interface Form {
  intro?: string
  verse: string
  lift: string
  end?: string
}

/** Sections that grow louder until the end. */
export function sections({ intro, verse, lift, end }: Form): Section[] {
  const all: Section[] = [
    { name: 'intro', chords: intro ?? '', level: 0.5 },
    { name: 'verse', chords: verse, level: 0.72 },
    { name: 'lift', chords: lift, level: 1 },
    { name: 'end', chords: end ?? '', level: 0.6 }
  ]
  return all.filter(({ chords: bars }) => bars !== '')
}
