import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Contributor } from '../../catalog/assets/contributors.ts'
import type { AssetText, Language } from '../../catalog/assets/languages.ts'
import type { Film, FilmPreview, FilmSize } from '../../catalog/films/film.ts'
import type { Track, TrackFileName } from '../../catalog/tracks/track.ts'

export interface PictureSize {
  width: number
  height: number
  /** Bytes, about; of licensed files only. */
  fileSize?: number | undefined
}

/** A file of an asset that the library can make. */
export interface LibraryFile {
  bytes: Uint8Array
  /** The media type, such as image/jpeg. */
  type: string
}

/** Names of the pictures that everyone may see. */
export const previewNames = [
  'small_thumb',
  'large_thumb',
  'huge_thumb',
  'preview',
  'preview_1000',
  'preview_1500'
] as const

export type PreviewName = (typeof previewNames)[number]

/** Names of the files that a license is for. */
export const fileNames = [
  'small_jpg',
  'medium_jpg',
  'huge_jpg',
  'supersize_jpg',
  'vector_eps'
] as const

export type FileName = (typeof fileNames)[number]

/** Where the service takes its media from. */
export interface Library {
  /** Changes with the content, where that is not part of the release. */
  edition?: string
  list(count: number): Iterable<CatalogAsset>
  find(id: string): CatalogAsset | undefined
  /** Where the list has an asset, from 0; spares looking into the index. */
  placeOf?: ((asset: CatalogAsset) => number) | undefined
  findContributor(id: string): Contributor | undefined
  /**
   * Assets with the same key have the same words in every language, which
   * keeps the index small. Without keys every asset has words of its own.
   */
  wordsKey?(asset: CatalogAsset): string
  /** Undefined where there are no words in the language. */
  text(asset: CatalogAsset, language: Language): AssetText | undefined
  /** Pixels of each file there is, an id bar not counted. */
  sizes(
    asset: CatalogAsset
  ): Partial<Record<PreviewName | FileName, PictureSize>>
  /** What assets look like, by their ids: see `fingerprint`. */
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
  /** Rejects when the film is not sold in the size. */
  filmFile(film: Film, name: FilmPreview | FilmSize): Promise<LibraryFile>
  trackFile(track: Track, name: TrackFileName): Promise<LibraryFile>
}
