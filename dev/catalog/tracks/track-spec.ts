/** The description from which a track is made. */
export interface TrackSpec {
  id: string
  title: string
  description: string
  album: keyof typeof albums
  artist: string
  similar: readonly string[]
  keywords: readonly string[]
  genres: readonly string[]
  instruments: readonly string[]
  moods: readonly string[]
  bpm: number
  /** Whole seconds. */
  duration: number
  addedDate: string
  popularity: number
  vocals?: 'male' | 'female'
  lyrics?: string
  isAdult?: boolean
}

export const albums = {
  rooms: { id: '30101', title: 'Rooms with a Radio' },
  seasons: { id: '30102', title: 'Four Short Seasons' },
  streets: { id: '30103', title: 'Streets and Signals' },
  /** Tracks without an album. */
  none: { id: '', title: '' }
} as const
