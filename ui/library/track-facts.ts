import type { Asset } from '../api/asset.ts'
import { countdownText, listText } from '../words/format.ts'
import { libraryWords } from './words.ts'

export interface TrackTexts {
  artist: string
  /** `3:04`. */
  duration: string
  /** `96 BPM`. */
  tempo: string
}

/** What a list says of a track; empty as far as it is unknown. */
export function trackTextsOf({ track, duration }: Asset): TrackTexts {
  const bpm = track?.bpm ?? null
  return {
    artist: listText(track?.artists ?? []),
    duration: duration === null ? '' : countdownText(Math.round(duration)),
    tempo:
      bpm === null
        ? ''
        : libraryWords.get().tempo({ bpm: String(Math.round(bpm)) })
  }
}
