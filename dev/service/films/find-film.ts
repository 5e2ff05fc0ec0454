import type { Film } from '../../catalog/films/film.ts'
import type { Core } from '../core/core.ts'

/**
 * A film that the service offers; undefined if unknown or removed by a fault.
 */
export function findFilm(core: Core, id: string): Film | undefined {
  return core.faults.has('remove-asset', id)
    ? undefined
    : core.library.findFilm(id)
}
