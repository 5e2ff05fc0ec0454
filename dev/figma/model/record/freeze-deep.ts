// Read once: each look-up of a locked built-in (`lock-built-ins.ts`) is a call.
const { freeze, isFrozen, keys } = Object

/** Freezes plain objects and arrays all the way down. */
export function freezeDeep<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (isFrozen(value)) return value
  freeze(value)
  for (const key of keys(value)) {
    freezeDeep((value as Record<string, unknown>)[key]) // its own keys
  }
  return value
}
