import { playScore } from './music/play-score.ts'
import type { Stereo } from './sound/wav.ts'
import type { TrackSpec } from './styles/track-spec.ts'
import { trackSpecs } from './track-specs.ts'

/** Synthesizes a track; the same each time. */
export function playTrack({
  id,
  score,
  lyrics
}: Pick<TrackSpec, 'id' | 'lyrics' | 'score'>): Promise<Stereo> {
  return playScore({ score, lyrics, seed: Number(id) })
}

/** Throws for an unknown id. */
export function findSpec(id: string): TrackSpec {
  const spec = trackSpecs.find(one => one.id === id)
  if (!spec) throw new RangeError(`No track ${id}`)
  return spec
}
