import { readMediaFile } from '../assets/media-files.ts'
import { UnknownRenditionError } from '../render/unknown-rendition-error.ts'
import {
  filmSizes,
  type Film,
  type FilmPreview,
  type FilmSize
} from './film.ts'

const previewTypes: Record<FilmPreview, string> = {
  'thumb.jpg': 'image/jpeg',
  'thumb_1.jpg': 'image/jpeg',
  'thumb_2.jpg': 'image/jpeg',
  'thumb_3.jpg': 'image/jpeg',
  'thumb.mp4': 'video/mp4',
  'thumb.webm': 'video/webm',
  'preview.jpg': 'image/jpeg',
  'preview.mp4': 'video/mp4',
  'preview.webm': 'video/webm'
}

/** A preview or a licensed size; rejects if the film does not have it. */
export async function readFilmFile(
  film: Film,
  name: FilmPreview | FilmSize
): Promise<{ bytes: Uint8Array; type: string }> {
  const { file, type } = isSize(name)
    ? { file: `${name}.mp4`, type: 'video/mp4' }
    : { file: name, type: previewTypes[name] }
  if (isSize(name) && !film.sizes[name]) {
    throw new UnknownRenditionError(film.id, name)
  }
  const bytes = await readMediaFile('film-files', `${film.id}-${file}`)
  return { bytes, type }
}

function isSize(name: FilmPreview | FilmSize): name is FilmSize {
  return filmSizes.some(size => size === name)
}
