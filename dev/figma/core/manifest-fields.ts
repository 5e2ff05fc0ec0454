export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** Blank texts are none. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}
