import { mediaTypes } from './api/media-type.ts'
import { hasOneSpelling } from './api/records/id-spelling.ts'

export type Check = (value: unknown) => boolean

/** A check for each field; the compiler demands all of them. */
export type Shape<Item> = { [Name in keyof Item]-?: Check }

interface NamedValues {
  [name: string]: unknown
}

/** Handwritten, as the controller bundles no npm code. */
export function fits<Item>(
  value: unknown,
  shape: Shape<Item> & { [name: string]: Check }
): value is Item {
  const record = asRecord(value)
  return (
    record !== null &&
    Object.entries<Check>(shape).every(([name, is]) => is(record[name]))
  )
}

/** The value, if it is an object and no array. */
export function asRecord(value: unknown): NamedValues | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as NamedValues) // checked
    : null
}

export function isOne(value: unknown): boolean {
  return value === 1
}

export function isOneOrTwo(value: unknown): boolean {
  return value === 1 || value === 2
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value)
}

export function isNonEmptyText(value: unknown): boolean {
  return isText(value) && value !== ''
}

/** Longer texts could exceed `maxEntrySize`. */
export function isEntryText(value: unknown): boolean {
  return isText(value) && value.length <= 1000
}

export function isEntryTextOrNull(value: unknown): boolean {
  return value === null || isEntryText(value)
}

/** Not an id with a second spelling, such as leading zeros. */
export function isAssetId(value: unknown): boolean {
  return isEntryText(value) && hasOneSpelling(String(value))
}

/** Longest id of a search; those of the API have 22 characters. */
export const maxSearchId = 100

export function isSearchId(value: unknown): value is string {
  return isText(value) && value !== '' && value.length <= maxSearchId
}

export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && isFinite(value)
}

export function isNumberOrNull(value: unknown): value is number | null {
  return value === null || isNumber(value)
}

/** Pixels of a file. */
export function isSize(value: unknown): value is number {
  return isNumber(value) && value > 0 && value < 100000
}

export function isMargin(value: unknown): boolean {
  return value === undefined || value === 0 || isSize(value)
}

export const isMediaType = isOneOf(...mediaTypes)

export function optional(is: Check): Check {
  return value => value === undefined || is(value)
}

export function isOneOf(...known: readonly string[]): Check {
  return value => isText(value) && known.includes(value)
}
