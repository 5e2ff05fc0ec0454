import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Contributor } from '../../catalog/assets/contributors.ts'
import type { AssetText, Language } from '../../catalog/assets/languages.ts'
import type { Film, FilmPreview, FilmSize } from '../../catalog/films/film.ts'
import type { Track, TrackFileName } from '../../catalog/tracks/track.ts'

export interface PictureSize {
  width: number
  height: number
  /** Approximate bytes; only for licensed files. */
  fileSize?: number | undefined
}

/** A file of an asset. */
export interface LibraryFile {
  bytes: Uint8Array
  /** The media type, such as image/jpeg. */
  type: string
}

/** Names of public pictures. */
export const previewNames = [
  'small_thumb',
  'large_thumb',
  'huge_thumb',
  'preview',
  'preview_1000',
  'preview_1500'
] as const

export type PreviewName = (typeof previewNames)[number]

/** Names of licensed files. */
export const fileNames = [
  'small_jpg',
  'medium_jpg',
  'huge_jpg',
  'supersize_jpg',
  'vector_eps'
] as const

export type FileName = (typeof fileNames)[number]

/** The source of the service's media. */
export interface Library {
  /** Changes with the content, if it is not part of the release. */
  edition?: string
  list(count: number): Iterable<CatalogAsset>
  find(id: string): CatalogAsset | undefined
  /**
   * Position of an asset in the list, from 0; avoids a look-up in the index.
   */
  placeOf?: ((asset: CatalogAsset) => number) | undefined
  findContributor(id: string): Contributor | undefined
  /**
   * Assets with the same key have the same words in all languages, which keeps
   * the index small. Without keys, every asset has its own words.
   */
  wordsKey?(asset: CatalogAsset): string
  /** Undefined where there are no words in the language. */
  text(asset: CatalogAsset, language: Language): AssetText | undefined
  /** Pixels of each file, without the id bar. */
  sizes(
    asset: CatalogAsset
  ): Partial<Record<PreviewName | FileName, PictureSize>>
  /** Fingerprints by asset id; see `fingerprint`. */
  fingerprints(): ReadonlyMap<string, Uint8Array>
  render(
    asset: CatalogAsset,
    name: PreviewName | FileName
  ): Promise<LibraryFile>
  films: readonly Film[]
  tracks: readonly Track[]
  findFilm(id: string): Film | undefined
  findTrack(id: string): Track | undefined
  /** Undefined where there are no words in the language. */
  filmText(film: Film, language: Language): AssetText | undefined
  /** Rejects if the film is not sold in this size. */
  filmFile(film: Film, name: FilmPreview | FilmSize): Promise<LibraryFile>
  trackFile(track: Track, name: TrackFileName): Promise<LibraryFile>
}
