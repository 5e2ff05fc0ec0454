import { languages } from '../../../contract/api/languages.ts'
import {
  ages,
  aspectRatios,
  ethnicities,
  genders,
  genres,
  imageTypes,
  orientations,
  resolutions,
  voices
} from '../../../contract/api/search-values.ts'
import {
  asRecord,
  isBoolean,
  isNumber,
  isText
} from '../../../contract/shape.ts'
import type { Check, Shape } from '../../../contract/shape.ts'
import { noFilters, withFilters } from '../../api/search-filters.ts'
import type { Filters } from '../../api/search-filters.ts'

const maxLength = 200
const maxItems = 50

const checks: Shape<Filters> = {
  types: isListOf(isIn(imageTypes)),
  orientation: isIn(orientations),
  color: value => isText(value) && /^(?:[\da-f]{6}|grayscale)$/i.test(value),
  seconds: isRange,
  resolution: isIn(resolutions),
  aspectRatio: isIn(aspectRatios),
  frameRate: isAmount,
  genres: isListOf(isIn(genres)),
  moods: isListOf(isShort),
  instruments: isListOf(isShort),
  tempo: isRange,
  vocals: isIn(['instrumental', ...voices]),
  title: isShort,
  album: isShort,
  lyrics: isShort,
  artists: isListOf(isShort),
  similarArtist: isShort,
  age: isIn(ages),
  people: isAmount,
  gender: isIn(genders),
  ethnicities: isListOf(isIn(ethnicities)),
  isReleased: value => value === true,
  minWidth: isAmount,
  maxWidth: isAmount,
  minHeight: isAmount,
  maxHeight: isAmount,
  category: isShort,
  contributors: isListOf(isShort),
  models: isListOf(isShort),
  addedFrom: isDay,
  addedUntil: isDay,
  use: isIn(['editorial', 'both']),
  isEnhanced: isBoolean,
  isSensitive: isBoolean,
  language: isIn(languages)
}

/** Filters from storage, without those that no control could have set. */
export function readFilters(saved: unknown): Filters {
  const record = asRecord(saved) ?? {}
  const known = Object.entries<Check>(checks).filter(
    ([name, is]) => Object.hasOwn(record, name) && is(record[name])
  )
  return withFilters(
    noFilters,
    Object.fromEntries(known.map(([name]) => [name, record[name]]))
  )
}

function isIn(values: readonly string[]): Check {
  return value => isText(value) && values.includes(value)
}

function isListOf(is: Check): Check {
  return value =>
    Array.isArray(value) && value.length <= maxItems && value.every(is)
}

function isShort(value: unknown): boolean {
  return isText(value) && value.length <= maxLength
}

function isAmount(value: unknown): boolean {
  return isNumber(value) && value >= 0
}

function isRange(value: unknown): boolean {
  const { from, to } = asRecord(value) ?? {}
  const ends = [from, to].filter(one => one !== undefined)
  return ends.length > 0 && ends.every(isAmount)
}

function isDay(value: unknown): boolean {
  return isText(value) && /^\d{4}-\d\d-\d\d$/.test(value)
}
