import { resolve } from 'node:path'
import { filmSizes } from '../../dev/catalog/films/film.ts'
import type {
  Film,
  FilmPreview,
  FilmSize
} from '../../dev/catalog/films/film.ts'
import { films } from '../../dev/catalog/films/films.ts'
import type { Library } from '../../dev/service/core/library.ts'
import { catalogLibrary } from '../../dev/service/library/catalog-library.ts'
import { padFilm } from '../../test/pad-film.ts'

/** Id of the first made film; later ones follow. */
export const firstId = 6_000_000

/** The catalogue, with this file of each film padded to a length in bytes. */
export function withLargeFilms(name: FilmPreview, length: number): Library {
  const library = catalogLibrary(resolve('.cache/catalog'))
  return {
    ...library,
    async filmFile(film, asked) {
      const file = await library.filmFile(film, asked)
      if (asked !== name) return file
      return { ...file, bytes: padFilm(file.bytes, length) }
    }
  }
}

/**
 * The catalogue with `count` made films, which repeat its own. Each is sold as
 * one file of `length` bytes; no two files are the same.
 */
export function withManyLargeFilms(count: number, length: number): Library {
  const library = catalogLibrary(resolve('.cache/catalog'))
  const all = Array.from({ length: count }, (_, i) => soldFilm(i, length))
  return {
    ...library,
    films: all,
    findFilm: id => all[Number(id) - firstId],
    async filmFile({ id }, name) {
      const { bytes, type } = await library.filmFile(filmAt(id), name)
      if (type !== 'video/mp4') return { bytes, type }
      const whole = isSize(name) ? length : bytes.length + 16
      return { bytes: padFilm(bytes, whole, id), type }
    }
  }
}

function soldFilm(index: number, fileSize: number): Film {
  const id = String(firstId + index)
  const film = filmAt(id)
  const { web } = film.sizes
  if (!web) throw new Error(`Film ${film.id} is not sold as web.`)
  return {
    ...film,
    id,
    isEditorial: false,
    sizes: { web: { ...web, fileSize } }
  }
}

/** The catalogue's film that a made one repeats. */
export function filmAt(id: string): Film {
  const film = films[(Number(id) - firstId) % films.length]
  if (!film) throw new Error('The catalogue has no films.')
  return film
}

function isSize(name: FilmPreview | FilmSize): name is FilmSize {
  return filmSizes.some(size => size === name)
}
