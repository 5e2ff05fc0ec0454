import { filmSizes } from '../../catalog/films/film.ts'
import type { Core } from '../core.ts'
import { findFilm } from '../films/find-film.ts'
import type { LibraryFile } from '../library.ts'
import { findTrack } from '../tracks/find-track.ts'

/** A file that a license is for. */
export interface LicensedFile {
  /** As it is called in addresses and on disk, such as `5100107_hd.mp4`. */
  fileName: string
  load(): Promise<LibraryFile>
}

/**
 * The file of a video (`web`, `sd`, `hd`, `4k`) or of a track
 * (`clean_audio`, an MP3; `original_audio`, a WAV). Undefined when there is
 * no such asset, or it is not sold in the size.
 */
export function licensedFile(
  core: Core,
  mediaType: 'video' | 'audio',
  id: string,
  size: string
): LicensedFile | undefined {
  return mediaType === 'video'
    ? filmFile(core, id, size)
    : trackFile(core, id, size)
}

function filmFile(
  core: Core,
  id: string,
  size: string
): LicensedFile | undefined {
  const film = findFilm(core, id)
  const name = filmSizes.find(one => one === size)
  if (!film || !name || !film.sizes[name]) return undefined
  return {
    fileName: `${id}_${name}.mp4`,
    load: () => core.library.filmFile(film, name)
  }
}

function trackFile(
  core: Core,
  id: string,
  size: string
): LicensedFile | undefined {
  const track = findTrack(core, id)
  if (!track) return undefined
  if (size !== 'clean_audio' && size !== 'original_audio') return undefined
  return {
    fileName: `${id}_${size}.${size === 'clean_audio' ? 'mp3' : 'wav'}`,
    load: () => core.library.trackFile(track, size)
  }
}
