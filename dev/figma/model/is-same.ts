function hasSameFields(one: object, other: object): boolean {
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every(key =>
    isSame(
      (one as Record<string, unknown>)[key], // its own keys, as the other's
      (other as Record<string, unknown>)[key]
    )
  )
}

/** Whether two values of a node say the same, told by what they hold. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === null || other === null) return false
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  return hasSameFields(Object(one), Object(other))
}
