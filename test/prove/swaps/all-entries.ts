/** Keys and values of an object at every depth. */
export function allEntries(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(entry => [
    entry,
    ...allEntries(entry[1])
  ])
}
