import type { PeopleFacts } from '../assets/catalog-asset.ts'
import type { Category } from '../assets/categories.ts'
import type { Contributor } from '../assets/contributors.ts'

/** Sizes in which films are sold, smallest first. */
export const filmSizes = ['web', 'sd', 'hd', '4k'] as const

export type FilmSize = (typeof filmSizes)[number]

/** Public files of a film. */
export const filmPreviews = [
  'thumb.jpg',
  'thumb_1.jpg',
  'thumb_2.jpg',
  'thumb_3.jpg',
  'thumb.mp4',
  'thumb.webm',
  'preview.jpg',
  'preview.mp4',
  'preview.webm'
] as const

export type FilmPreview = (typeof filmPreviews)[number]

export interface FilmFile {
  width: number
  height: number
  /** Bytes. */
  fileSize: number
}

/** One video of the catalogue. */
export interface Film {
  /** Seven digits, the number of no image. */
  id: string
  contributor: Contributor
  /** English; other languages come from `translateText`. */
  title: string
  description: string
  keywords: readonly string[]
  /** One or two. */
  categories: readonly Category[]
  /** YYYY-MM-DD */
  addedDate: string
  /** Seconds, with fractions. */
  duration: number
  /** Frames a second, such as 29.97. */
  fps: number
  /** Width divided by height, four decimals. */
  aspect: number
  /** Such as `16:9`, and `1.90:1` where the parts are no whole numbers. */
  aspectRatio: string
  /** The sizes in which it is sold; `web` always. */
  sizes: Partial<Record<FilmSize, FilmFile>>
  isAdult: boolean
  isEditorial: boolean
  hasModelRelease: boolean
  hasPropertyRelease: boolean
  people: PeopleFacts
  /** Ids of those who signed a release. */
  models: readonly string[]
  /** From 0 (least) to 1 (most popular). */
  popularity: number
}
