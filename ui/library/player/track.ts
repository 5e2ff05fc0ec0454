/** One format of a sound. */
export interface Preview {
  url: string
  /** Media type, such as `audio/mpeg`. */
  type: string
}

/** A piece of music that can be listened to. */
export interface Track {
  /** `assetKey`. */
  key: string
  title: string
  /** Empty when unknown. */
  artist: string
  /** Address of a picture. */
  cover: string | null
  /** The same sound in several formats, best first. */
  previews: readonly Preview[]
  /** Address of a picture, as wide as the sound is long. */
  waveform: string | null
  /** Seconds; null when unknown. */
  duration: number | null
  /**
   * Addresses of previews expire: fetches the track again. Null for a track
   * that is no longer in the library.
   */
  refresh?: (signal: AbortSignal) => Promise<Track | null>
}
