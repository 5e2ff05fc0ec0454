import type { Core } from '../core/core.ts'
import type { MediaType } from '../core/media-type.ts'
import { findFilm } from '../films/find-film.ts'
import { findAsset } from '../search/find-asset.ts'
import { isSold } from '../search/image-record.ts'
import { findTrack } from '../tracks/find-track.ts'
import { licensedFile } from './licensed-file.ts'
import { fileNameOf } from './plan-formats.ts'

/** The facts about an asset that licensing needs. */
interface LicensedAsset {
  isEditorial: boolean
  /** Whether an enhanced license of it is sold. */
  isEnhanced: boolean
}

/** Differences between licenses of images, videos and tracks. */
export interface MediaKind {
  mediaType: MediaType
  /** Prefix of license ids. */
  letter: string
  /** Singular and plural in messages. */
  nouns: [string, string]
  /** The kind of its subscriptions. */
  assetType: string
  /** Undefined if the library does not offer it. */
  find(core: Core, id: string): LicensedAsset | undefined
  /** Undefined if it is not sold in the size and format. */
  fileName(
    core: Core,
    id: string,
    size: string,
    format: string
  ): string | undefined
  /** As `fileName`, of a file that only the license of another one includes. */
  coveredName?(
    core: Core,
    id: string,
    size: string,
    format: string
  ): string | undefined
}

export const imageKind: MediaKind = {
  mediaType: 'image',
  letter: 'e',
  nouns: ['image', 'images'],
  assetType: 'images',
  find: findAsset,
  fileName: (core, id, size, format) => {
    const asset = findAsset(core, id)
    const name = fileNameOf(size, format)
    if (!asset || !name || !isSold(asset, name)) return undefined
    return licensedFile(core, 'image', id, name)?.fileName
  },
  coveredName: (core, id, size, format) => {
    const name = fileNameOf(size, format)
    const asset = name && findAsset(core, id)
    if (!asset || asset.imageType !== 'vector') return undefined
    return licensedFile(core, 'image', id, name)?.fileName
  }
}

export const videoKind: MediaKind = {
  mediaType: 'video',
  letter: 'v',
  nouns: ['video', 'videos'],
  assetType: 'videos',
  find: (core, id) => {
    const film = findFilm(core, id)
    return film && { isEditorial: film.isEditorial, isEnhanced: true }
  },
  fileName: (core, id, size) => licensedFile(core, 'video', id, size)?.fileName
}

export const audioKind: MediaKind = {
  mediaType: 'audio',
  letter: 'a',
  nouns: ['track', 'tracks'],
  assetType: 'audio',
  find: (core, id) =>
    findTrack(core, id) && { isEditorial: false, isEnhanced: true },
  fileName: (core, id, size) => licensedFile(core, 'audio', id, size)?.fileName
}
