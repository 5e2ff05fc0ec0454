function hasSameItems(
  one: readonly unknown[],
  other: readonly unknown[]
): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i += 1) {
    if (!isSame(one[i], other[i])) return false
  }
  return true
}

function hasSameFields(one: object, other: object): boolean {
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  for (const key of keys) {
    const mine = (one as Record<string, unknown>)[key] // its own key
    if (!isSame(mine, (other as Record<string, unknown>)[key])) return false
  }
  return true
}

/** Whether two values of a node say the same, told by what they hold. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (one === null || other === null) return false
  if (!Array.isArray(one)) {
    return !Array.isArray(other) && hasSameFields(one, other)
  }
  return Array.isArray(other) && hasSameItems(one, other)
}
