import { hasOneSpelling } from './api/records/id-spelling.ts'

export type Check = (value: unknown) => boolean

/** What each value of a record must be; the compiler asks for all of them. */
export type Shape<Item> = { [Name in keyof Item]-?: Check }

interface NamedValues {
  [name: string]: unknown
}

/** By hand, as the controller carries no npm code. */
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

/** What was parsed or sent, if it is an object with named values. */
export function asRecord(value: unknown): NamedValues | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as NamedValues) // checked
    : null
}

export function isOne(value: unknown): boolean {
  return value === 1
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

/** Longer texts would make an entry of the file unreadable. */
export function isEntryText(value: unknown): boolean {
  return isText(value) && value.length <= 1000
}

export function isEntryTextOrNull(value: unknown): boolean {
  return value === null || isEntryText(value)
}

/** Nothing that another id may mean, too. */
export function isAssetId(value: unknown): boolean {
  return isEntryText(value) && hasOneSpelling(String(value))
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

export const isMediaType = isOneOf('image', 'video', 'audio')

export function optional(is: Check): Check {
  return value => value === undefined || is(value)
}

export function isOneOf(...known: readonly string[]): Check {
  return value => isText(value) && known.includes(value)
}
