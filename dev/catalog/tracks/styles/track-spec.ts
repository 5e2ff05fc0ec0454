import type { AlbumName } from '../covers/albums.ts'
import type { Form } from '../music/parts.ts'
import type { Score } from '../music/score.ts'

/** What a track is made from: its words and its music. */
export interface TrackSpec {
  id: string
  title: string
  description: string
  album: AlbumName
  artists: readonly string[]
  similar: readonly string[]
  keywords: readonly string[]
  genres: readonly string[]
  moods: readonly string[]
  addedDate: string
  popularity: number
  score: Score
  /** What the singer of the score sings. */
  lyrics?: string
  isAdult?: boolean
  /** Some services have none for a track. */
  hasWaveform?: false
}

/** What distinguishes a piece from others of its style. */
export interface Piece extends Form, Pick<Score, 'bpm' | 'root' | 'scale'> {}
