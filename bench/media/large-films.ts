import { resolve } from 'node:path'
import type { FilmPreview } from '../../dev/catalog/films/film.ts'
import type { Library } from '../../dev/service/core/library.ts'
import { catalogLibrary } from '../../dev/service/library/catalog-library.ts'

/** The catalogue, whose films have so many bytes in the file of this name. */
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

/** ISO 14496-12: a last box `free`, whose content is skipped. */
function padFilm(bytes: Uint8Array, length: number): Uint8Array {
  const padded = Buffer.alloc(length)
  padded.set(bytes)
  padded.writeUInt32BE(length - bytes.length, bytes.length)
  padded.write('free', bytes.length + 4, 'latin1')
  return padded
}
