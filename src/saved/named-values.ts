export interface NamedValues {
  [name: string]: unknown
}

/** What was parsed or sent, if it is an object with named values. */
export function asRecord(value: unknown): NamedValues | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as NamedValues) // checked
    : null
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value)
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && isFinite(value)
}

export function isNumberOrNull(value: unknown): value is number | null {
  return value === null || isNumber(value)
}

export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

export function isMediaType(value: unknown): boolean {
  return value === 'image' || value === 'video' || value === 'audio'
}
