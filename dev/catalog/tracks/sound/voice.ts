import type { Random } from '../../assets/random.ts'

/** A note to play. */
export interface VoiceNote {
  /** Hertz. */
  pitch: number
  seconds: number
  /** The vowel that a singer sings. */
  vowel?: Vowel | undefined
}

export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u'

/** The sound of one note: samples from -1 to 1, longer than it by its end. */
export type Voice = (note: VoiceNote, random: Random) => Float32Array

export interface Instrument {
  /** As records name it; singers have none. */
  instrument?: string
  /** Who sings words. */
  vocals?: 'female' | 'male'
  play: Voice
}
