/** Freezes plain objects and arrays all the way down. */
export function freezeDeep<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key of Object.keys(value)) {
    freezeDeep((value as Record<string, unknown>)[key]) // its own keys
  }
  return value
}
