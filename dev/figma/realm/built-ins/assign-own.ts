/** A descriptor that inherits nothing from what the plugin gave all objects. */
export function bareDescriptor(fields: PropertyDescriptor): PropertyDescriptor {
  return Object.assign(Object.create(null), fields)
}

/** Assigns as if no prototype had a say in it. */
export function assignOwn(on: unknown, key: PropertyKey, value: unknown): void {
  if (typeof on !== 'object' && typeof on !== 'function') return
  if (on === null) return
  const data = { value, writable: true, enumerable: true, configurable: true }
  Object.defineProperty(on, key, bareDescriptor(data))
}
