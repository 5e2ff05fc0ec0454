import { filmSizes } from '../../catalog/films/film.ts'
import type { Core } from '../core/core.ts'
import { fileNames, type LibraryFile } from '../core/library.ts'
import type { MediaType } from '../core/media-type.ts'
import { findFilm } from '../films/find-film.ts'
import { findAsset } from '../search/find-asset.ts'
import { findTrack } from '../tracks/find-track.ts'

/** A file that can be licensed. */
export interface LicensedFile {
  /** Its name in addresses and on disk, such as `5100107_hd.mp4`. */
  fileName: string
  load(): Promise<LibraryFile>
}

/**
 * The file of an image (`huge_jpg` …, `vector_eps`), of a video (`web`, `sd`,
 * `hd`, `4k`) or of a track (`clean_audio`, an MP3; `original_audio`, a WAV).
 * Undefined if the asset is unknown or does not have the size.
 */
export function licensedFile(
  core: Core,
  mediaType: MediaType,
  id: string,
  size: string
): LicensedFile | undefined {
  return finders[mediaType](core, id, size)
}

/** The file by a name from `licensedFile`. */
export function licensedFileNamed(
  core: Core,
  fileName: string
): LicensedFile | undefined {
  const [, id = '', size = ''] = /^(\d+)_(\w+)\.\w+$/.exec(fileName) ?? []
  return Object.values(finders)
    .map(find => find(core, id, size))
    .find(file => file?.fileName === fileName)
}

const finders: Record<MediaType, typeof imageFile> = {
  image: imageFile,
  video: filmFile,
  audio: trackFile
}

function imageFile(
  core: Core,
  id: string,
  size: string
): LicensedFile | undefined {
  const name = fileNames.find(one => one === size)
  const asset = name && findAsset(core, id)
  if (!asset || !core.library.sizes(asset)[name]) return undefined
  return {
    fileName: `${id}_${name}.${name.endsWith('eps') ? 'eps' : 'jpg'}`,
    load: () => core.library.render(asset, name)
  }
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
