import { readMediaFile } from '../media-files.ts'
import { UnknownRenditionError } from '../unknown-rendition-error.ts'
import {
  filmSizes,
  type Film,
  type FilmPreview,
  type FilmSize
} from './film.ts'

const types = {
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm'
} as const

/** A preview or a size that is sold; rejects where the film has it not. */
export async function readFilmFile(
  film: Film,
  name: FilmPreview | FilmSize
): Promise<{ bytes: Uint8Array; type: string }> {
  const size = filmSizes.find(one => one === name)
  if (size && !film.sizes[size]) {
    throw new UnknownRenditionError(film.id, size)
  }
  const file = size ? (`${size}.mp4` as const) : name
  const ending = file.slice(file.lastIndexOf('.') + 1)
  const bytes = await readMediaFile('film-files', `${film.id}-${file}`)
  return { bytes, type: types[ending as keyof typeof types] }
}
