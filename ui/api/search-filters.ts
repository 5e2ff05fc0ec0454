import type { QueryValues } from '../../contract/api/address.ts'
import type { Language } from '../../contract/api/languages.ts'
import type {
  Age,
  Ethnicity,
  Gender,
  ImageLicense,
  ImageType,
  Orientation
} from '../../contract/api/search-values.ts'

/** What narrows a search; what is not there narrows nothing. */
export interface Filters {
  types?: readonly ImageType[]
  orientation?: Orientation
  /** Six hexadecimal digits, or `grayscale`. */
  color?: string
  age?: Age
  /** From 0; 4 are four or more. */
  people?: number
  gender?: Gender
  ethnicities?: readonly Ethnicity[]
  isReleased?: true
  /** Pixels, both ends included. */
  minWidth?: number
  maxWidth?: number
  minHeight?: number
  maxHeight?: number
  /** Names or ids, as somebody typed them. */
  category?: string
  contributors?: readonly string[]
  models?: readonly string[]
  /** Days such as `2026-01-31`, both included. */
  addedFrom?: string
  addedUntil?: string
  /** Without it for commercial use. */
  use?: 'editorial' | 'both'
  /** Only those, or all but those. */
  isEnhanced?: boolean
  isSensitive?: boolean
  /** Of the words. */
  language?: Language
}

/** Undefined, an empty text and an empty list take a filter away. */
export type FilterChange = {
  [Name in keyof Filters]?: Filters[Name] | undefined
}

export const noFilters: Filters = {}

/** Where there are no people, nothing else about them can be asked. */
export function withFilters(filters: Filters, change: FilterChange): Filters {
  const next: FilterChange = { ...filters, ...change }
  const isEmpty = next.people === 0
  const left = Object.entries(next).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0) &&
      !(isEmpty && aboutPeople.includes(name))
  )
  return Object.fromEntries(left)
}

const aboutPeople = ['age', 'gender', 'ethnicities', 'isReleased']

/** As the API wants them. */
export function toQuery(filters: Filters): QueryValues {
  return {
    image_type: filters.types,
    orientation: filters.orientation,
    color: filters.color,
    people_age: filters.age,
    people_number: filters.people,
    people_gender: filters.gender,
    people_ethnicity: filters.ethnicities,
    people_model_released: filters.isReleased,
    width_from: filters.minWidth,
    width_to: filters.maxWidth,
    height_from: filters.minHeight,
    height_to: filters.maxHeight,
    category: filters.category,
    contributor: filters.contributors,
    model: filters.models,
    added_date_start: filters.addedFrom,
    // The API counts up to before a day.
    added_date_end: filters.addedUntil && dayAfter(filters.addedUntil),
    license: licensesOf(filters),
    language: filters.language,
    // Only the full view says what is editorial.
    view: filters.use && 'full'
  }
}

/** The same for filters that ask for the same. */
export function filterKey(filters: Filters): string {
  return JSON.stringify(toQuery(filters))
}

function licensesOf(filters: Filters): ImageLicense[] | undefined {
  const { use, isEnhanced, isSensitive } = filters
  const licenses: ImageLicense[] = []
  if (isEnhanced !== undefined) {
    licenses.push(isEnhanced ? 'enhanced' : 'NOT enhanced')
  }
  if (isSensitive !== undefined) {
    licenses.push(isSensitive ? 'sensitive' : 'NOT sensitive')
  }
  if (use === 'editorial') return ['editorial', ...licenses]
  if (use === 'both') return ['commercial', 'editorial', ...licenses]
  return licenses.length > 0 ? ['commercial', ...licenses] : undefined
}

/** The next day, as `2026-01-31`; a text that is no day stays as it is. */
function dayAfter(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time)) return day
  return new Date(time + 86_400_000).toISOString().slice(0, 10)
}
