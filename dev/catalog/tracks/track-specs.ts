import { styles } from './styles/style-tracks.ts'
import type { TrackSpec } from './styles/track-spec.ts'

/** All tracks of the catalogue, ordered by id. */
export const trackSpecs: readonly TrackSpec[] = Object.values(styles)
  .flat()
  .toSorted((a, b) => Number(a.id) - Number(b.id))
