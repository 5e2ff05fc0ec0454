import type { Track } from '../../catalog/tracks/track.ts'
import type { Core } from '../core/core.ts'

/**
 * A track that the service offers; undefined if unknown or removed by a fault.
 */
export function findTrack(core: Core, id: string): Track | undefined {
  return core.faults.has('remove-asset', id)
    ? undefined
    : core.library.findTrack(id)
}
