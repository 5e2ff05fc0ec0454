import { livelyTracks } from './lively-tracks.ts'
import { quietTracks } from './quiet-tracks.ts'
import type { TrackWork } from './track-spec.ts'

/** Every track of the catalogue, in the order of their ids. */
export const trackWorks: readonly TrackWork[] = [
  ...quietTracks,
  ...livelyTracks
]
