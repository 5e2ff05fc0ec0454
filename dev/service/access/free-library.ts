import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Library } from '../core/library.ts'

/** Of images, a free subscription sees one of five among the first 5000. */
const looked = 5000
const oneOf = 5
/** Of films and tracks, of which there are few, every other. */
const oneOfFew = 2

/**
 * The part of a library that free API subscriptions see, always the same.
 * `count` is how many assets the service offers to others.
 */
export function freeLibrary(library: Library, count: number): Library {
  const films = library.films.filter((_, place) => place % oneOfFew === 0)
  const tracks = library.tracks.filter((_, place) => place % oneOfFew === 0)
  return {
    ...library,
    list: () => listFree(library, Math.min(count, looked)),
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
    if (place++ % oneOf === 0) yield asset
  }
}
