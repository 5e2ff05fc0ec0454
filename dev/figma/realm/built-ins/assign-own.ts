/** A descriptor without inherited properties, which a plugin may have added. */
export function bareDescriptor(fields: PropertyDescriptor): PropertyDescriptor {
  return Object.assign(Object.create(null), fields)
}

/** Assigns an own property, whatever setters prototypes have. */
export function assignOwn(on: unknown, key: PropertyKey, value: unknown): void {
  if (typeof on !== 'object' && typeof on !== 'function') return
  if (on === null) return
  const data = { value, writable: true, enumerable: true, configurable: true }
  Object.defineProperty(on, key, bareDescriptor(data))
}
