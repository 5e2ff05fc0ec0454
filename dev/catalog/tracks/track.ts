import type { Contributor } from '../assets/contributors.ts'

/** The files of a track, by the names of the API. */
export const trackFiles = {
  clean_audio: { file: 'clean.mp3', type: 'audio/mpeg' },
  original_audio: { file: 'original.wav', type: 'audio/wav' },
  preview_mp3: { file: 'preview.mp3', type: 'audio/mpeg' },
  preview_ogg: { file: 'preview.ogg', type: 'audio/ogg' },
  waveform: { file: 'waveform.png', type: 'image/png' },
  album_art: { file: 'album_art.jpg', type: 'image/jpeg' }
} as const

export type TrackFileName = keyof typeof trackFiles

/** Public files. */
export const trackPreviews = [
  'preview_mp3',
  'preview_ogg',
  'waveform',
  'album_art'
] as const satisfies TrackFileName[]

/** A piece of music; missing texts are empty. */
export interface Track {
  /** Six digits, distinct from the ids of images and films. */
  id: string
  contributor: Contributor
  title: string
  description: string
  album: { id: string; title: string }
  artists: readonly string[]
  similarArtists: readonly string[]
  keywords: readonly string[]
  genres: readonly string[]
  instruments: readonly string[]
  moods: readonly string[]
  lyrics: string
  vocals: '' | 'male' | 'female'
  recordingVersion: string
  isrc: string
  /** Language of the lyrics. */
  language: string
  /** Beats per minute. */
  bpm: number
  /** Whole seconds. */
  duration: number
  isInstrumental: boolean
  isAdult: boolean
  /** YYYY-MM-DD */
  addedDate: string
  /** Milliseconds since 1970. */
  submitted: number
  published: number
  updated: number
  /** From 0 (least) to 1 (most popular). */
  popularity: number
  /** Bytes; some tracks have no waveform. */
  fileSizes: Record<Exclude<TrackFileName, 'waveform'>, number> & {
    waveform?: number
  }
}
