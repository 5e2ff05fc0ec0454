import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Library } from '../core/library.ts'

/** A free subscription includes one in five of the first 5000 images. */
const maxImages = 5000
const imageStep = 5
/** It includes every second film and track, as there are few. */
const step = 2

/**
 * The part of a library that free API subscriptions include; it never changes.
 * `count` is the number of assets that the service offers otherwise.
 */
export function freeLibrary(library: Library, count: number): Library {
  const films = library.films.filter((_, place) => place % step === 0)
  const tracks = library.tracks.filter((_, place) => place % step === 0)
  return {
    ...library,
    list: () => listFree(library, Math.min(count, maxImages)),
    placeOf: undefined,
    films,
    tracks,
    findFilm: id => films.find(film => film.id === id),
    findTrack: id => tracks.find(track => track.id === id)
  }
}

function* listFree(library: Library, count: number): Iterable<CatalogAsset> {
  let place = 0
  for (const asset of library.list(count)) {
    if (place++ % imageStep === 0) yield asset
  }
}
