export type Fields = Record<string, unknown>

/** Blank texts count as missing. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}
