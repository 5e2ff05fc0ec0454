// Read once: each look-up of a locked built-in (`lock-built-ins.ts`) is a call.
const { keys: keysOf } = Object
const { isArray } = Array

function hasSameItems(
  one: readonly unknown[],
  other: readonly unknown[]
): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i += 1) {
    if (one[i] !== other[i] && !isSame(one[i], other[i])) return false
  }
  return true
}

function hasSameFields(one: object, other: object): boolean {
  const keys = keysOf(one)
  if (keys.length !== keysOf(other).length) return false
  for (const key of keys) {
    const mine = (one as Record<string, unknown>)[key] // its own key
    const theirs = (other as Record<string, unknown>)[key]
    if (mine !== theirs && !isSame(mine, theirs)) return false
  }
  return true
}

/** Whether two values of a node are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (one === null || other === null) return false
  if (!isArray(one)) {
    return !isArray(other) && hasSameFields(one, other)
  }
  return isArray(other) && hasSameItems(one, other)
}
