/** Path of a value inside JSON, from the outside in. */
export type JsonPath = readonly (string | number)[]

interface Found {
  path: JsonPath
  value: unknown
}

/** All values inside a value, including objects and arrays. */
export function nestedValues(value: unknown, path: JsonPath = []): Found[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(name) : name]
    return [{ path: own, value: inner as unknown }, ...nestedValues(inner, own)]
  })
}

/** Undefined when there is no such value. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? Reflect.get(inner, name)
        : undefined,
    value
  )
}

/** Sets the value at the path; undefined removes the field. */
export function setValue(value: unknown, path: JsonPath, next: unknown): void {
  const holder = valueAt(value, path.slice(0, -1))
  const name = path.at(-1)
  if (typeof holder !== 'object' || holder === null) return
  if (name === undefined) return
  if (next !== undefined) {
    const property = { enumerable: true, configurable: true, writable: true }
    // Not an assignment, as JSON may have a field named `__proto__`.
    Object.defineProperty(holder, name, { ...property, value: next })
  } else if (Array.isArray(holder)) {
    holder[Number(name)] = null
  } else Reflect.deleteProperty(holder, name)
}
