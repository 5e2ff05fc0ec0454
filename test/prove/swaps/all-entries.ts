/** Keys and values at every depth. */
export function allEntries(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [
    [key, one] as [string, unknown],
    ...allEntries(one)
  ])
}
