import type { Filters } from '../../api/search-filters.ts'

/** How many can be removed; each value of a list counts. */
export function countFilters(
  filters: Filters,
  names?: readonly (keyof Filters)[]
): number {
  let count = 0
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue
    if (names && !names.some(one => one === name)) continue
    count += Array.isArray(value) ? value.length : 1
  }
  return count
}
