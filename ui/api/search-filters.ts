import { mediaTypes } from '../../contract/api/media-type.ts'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { QueryValues } from '../../contract/api/address.ts'
import type { Language } from '../../contract/api/languages.ts'
import type {
  Age,
  AspectRatio,
  Ethnicity,
  Gender,
  Genre,
  ImageLicense,
  ImageType,
  Orientation,
  Resolution,
  Voice
} from '../../contract/api/search-values.ts'
import { platform } from '../platform/platform.ts'

/** Inclusive. */
export interface Range {
  from?: number | undefined
  to?: number | undefined
}

/** Days until today. */
const recentDays = { week: 7, month: 30, year: 365 }

export type RecentTime = keyof typeof recentDays

export function isRecentTime(text: string): text is RecentTime {
  return Object.hasOwn(recentDays, text)
}

/** Filters of a search; a missing one is not applied. */
export interface Filters {
  types?: readonly ImageType[]
  orientation?: Orientation
  /** Six hexadecimal digits, or `grayscale`. */
  color?: string
  seconds?: Range
  resolution?: Resolution
  aspectRatio?: AspectRatio
  /** Frames per second, as they are usually rounded: 30 includes 29.97. */
  frameRate?: number
  genres?: readonly Genre[]
  /** A track has each of them. */
  moods?: readonly string[]
  instruments?: readonly string[]
  /** Beats a minute. */
  tempo?: Range
  vocals?: 'instrumental' | Voice
  /** Words of the title, album or lyrics. */
  title?: string
  album?: string
  lyrics?: string
  /** Whole names. */
  artists?: readonly string[]
  similarArtist?: string
  age?: Age
  /** From 0; 4 means four or more. */
  people?: number
  gender?: Gender
  ethnicities?: readonly Ethnicity[]
  isReleased?: true
  /** Pixels, inclusive. */
  minWidth?: number
  maxWidth?: number
  minHeight?: number
  maxHeight?: number
  /** Names or ids, as typed. */
  category?: string
  contributors?: readonly string[]
  models?: readonly string[]
  /** Days such as `2026-01-31`, inclusive; or the time that ends today. */
  addedFrom?: string
  addedUntil?: string
  /** Commercial use if left out. */
  use?: 'editorial' | 'both'
  /** True for only those, false for all others. */
  isEnhanced?: boolean
  isSensitive?: boolean
  /** The language of the words. */
  language?: Language
}

/** Undefined, an empty text or an empty list removes a filter. */
export type FilterChange = {
  [Name in keyof Filters]?: Filters[Name] | undefined
}

export const noFilters: Filters = {}

/** Without people, the other filters about people do not apply. */
export function withFilters(filters: Filters, change: FilterChange): Filters {
  const next: FilterChange = { ...filters, ...change }
  const isEmpty = next.people === 0
  const left = Object.entries(next).filter(
    ([name, value]) =>
      value !== undefined &&
      !(typeof value === 'string' && value.trim() === '') &&
      !(Array.isArray(value) && value.length === 0) &&
      !(isEmpty && aboutPeople.includes(name))
  )
  return Object.fromEntries(left)
}

const aboutPeople = ['age', 'gender', 'ethnicities', 'isReleased']

/** As parameters of the API, without the filters that the medium lacks. */
export function toQuery(mediaType: MediaType, filters: Filters): QueryValues {
  return { ...commonQuery(filters), ...ownQueries[mediaType](filters) }
}

const ownQueries: Record<MediaType, (filters: Filters) => QueryValues> = {
  image: filters => ({
    ...pictureQuery(filters),
    image_type: filters.types,
    orientation: filters.orientation,
    color: filters.color,
    width_from: filters.minWidth,
    width_to: filters.maxWidth,
    height_from: filters.minHeight,
    height_to: filters.maxHeight,
    license: imageLicensesOf(filters),
    // Only the full view says which are editorial.
    view: filters.use && 'full'
  }),
  video: filters => ({
    ...pictureQuery(filters),
    duration_from: filters.seconds?.from,
    duration_to: filters.seconds?.to,
    resolution: filters.resolution,
    aspect_ratio: filters.aspectRatio,
    fps_from: filters.frameRate && filters.frameRate - 0.1,
    fps_to: filters.frameRate,
    license: filters.use && usesOf(filters.use),
    // Only the full view has their resolution.
    view: 'full'
  }),
  audio: filters => ({
    genre: filters.genres,
    moods: filters.moods,
    instruments: filters.instruments,
    bpm_from: filters.tempo?.from,
    bpm_to: filters.tempo?.to,
    duration_from: filters.seconds?.from,
    duration_to: filters.seconds?.to,
    ...vocalQuery(filters),
    title: filters.title?.trim(),
    album_title: filters.album?.trim(),
    lyrics: filters.lyrics?.trim(),
    artists: filters.artists,
    similar_artists: filters.similarArtist?.trim(),
    // Only the full view has genres, moods and instruments.
    view: 'full'
  })
}

function pictureQuery(filters: Filters): QueryValues {
  return {
    people_age: filters.age,
    people_number: filters.people,
    people_gender: filters.gender,
    people_ethnicity: filters.ethnicities,
    people_model_released: filters.isReleased,
    category: filters.category,
    contributor: filters.contributors,
    model: filters.models
  }
}

function vocalQuery({ vocals }: Filters): QueryValues {
  return vocals === 'instrumental'
    ? { is_instrumental: true }
    : { vocal_description: vocals }
}

function commonQuery(filters: Filters): QueryValues {
  return {
    added_date_start: filters.addedFrom && firstDay(filters.addedFrom),
    // The API excludes the last day.
    added_date_end: filters.addedUntil && dayAfter(filters.addedUntil),
    language: filters.language
  }
}

/** The same key for equivalent filters. */
export function filterKey(filters: Filters): string {
  return JSON.stringify(mediaTypes.map(medium => toQuery(medium, filters)))
}

function usesOf(use: NonNullable<Filters['use']>): ImageLicense[] {
  return use === 'both' ? ['commercial', 'editorial'] : ['editorial']
}

function imageLicensesOf(filters: Filters): ImageLicense[] | undefined {
  const { use, isEnhanced, isSensitive } = filters
  const licenses: ImageLicense[] = []
  if (isEnhanced !== undefined) {
    licenses.push(isEnhanced ? 'enhanced' : 'NOT enhanced')
  }
  if (isSensitive !== undefined) {
    licenses.push(isSensitive ? 'sensitive' : 'NOT sensitive')
  }
  if (use) return [...usesOf(use), ...licenses]
  return licenses.length > 0 ? ['commercial', ...licenses] : undefined
}

/** As `2026-01-31`. */
function firstDay(from: string): string {
  if (!isRecentTime(from)) return from
  const time = platform().now() - recentDays[from] * 86_400_000
  return new Date(time).toISOString().slice(0, 10)
}

/** The next day, as `2026-01-31`; returns any other text unchanged. */
function dayAfter(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time)) return day
  return new Date(time + 86_400_000).toISOString().slice(0, 10)
}
