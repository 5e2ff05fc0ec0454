import { mix } from '../sound/mix.ts'
import type { Stereo } from '../sound/wav.ts'
import { notesOfScore } from './notes-of-score.ts'
import type { Score } from './score.ts'
import { secondsOf } from './sections.ts'

/** What a piece is played from; the seed decides what its lines are. */
export interface Playable {
  score: Score
  seed: number
  lyrics?: string | undefined
}

/** Synthesizes a piece, without blocking the event loop. */
export function playScore({ score, seed, lyrics }: Playable): Promise<Stereo> {
  const notes = notesOfScore(score, seed, lyrics)
  return mix(notes, secondsOf(score), score.sound, seed)
}
