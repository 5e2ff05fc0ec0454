import { livelyTracks } from './lively-tracks.ts'
import { quietTracks } from './quiet-tracks.ts'
import type { TrackSpec } from './track-spec.ts'

/** All tracks of the catalogue, ordered by id. */
export const trackSpecs: readonly TrackSpec[] = [
  ...quietTracks,
  ...livelyTracks
]
