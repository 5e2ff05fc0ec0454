import { lengthText } from '../../contract/length-text.ts'
import type { Asset } from '../api/asset.ts'
import { listText } from '../words/format.ts'
import { libraryWords } from './words.ts'

export interface TrackTexts {
  artist: string
  /** `3:04`. */
  duration: string
  /** `96 BPM`. */
  tempo: string
}

/** `A and B`; most tracks have one, and lists of thousands need it fast. */
export function artistText(artists: readonly string[]): string {
  return artists.length > 1 ? listText(artists) : (artists[0] ?? '')
}

/** What a list says of a track; empty as far as it is unknown. */
export function trackTextsOf({ track, duration }: Asset): TrackTexts {
  const bpm = track?.bpm ?? null
  return {
    artist: artistText(track?.artists ?? []),
    duration: duration === null ? '' : lengthText(Math.round(duration)),
    tempo:
      bpm === null
        ? ''
        : libraryWords.get().tempo({ bpm: String(Math.round(bpm)) })
  }
}
