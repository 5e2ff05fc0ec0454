/** Of a value inside JSON: names and numbers, from outside in. */
export type JsonPath = readonly (string | number)[]

interface Found {
  path: JsonPath
  value: unknown
}

/** All that is inside a value, objects and arrays too; not the value itself. */
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

/** Sets it where it is; undefined takes the field away. */
export function setValue(value: unknown, path: JsonPath, next: unknown): void {
  const holder = valueAt(value, path.slice(0, -1))
  const name = path.at(-1)
  if (typeof holder !== 'object' || holder === null) return
  if (name === undefined) return
  if (next !== undefined) {
    const property = { enumerable: true, configurable: true, writable: true }
    // Not an assignment: `__proto__` is a name like any other in JSON.
    Object.defineProperty(holder, name, { ...property, value: next })
  } else if (Array.isArray(holder)) {
    holder[Number(name)] = null
  } else Reflect.deleteProperty(holder, name)
}
