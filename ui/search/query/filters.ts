import { atom, computed } from 'nanostores'
import { countFilters } from './count-filters.ts'
import { filterKey, noFilters, withFilters } from '../../api/search-filters.ts'
import type { FilterChange, Filters } from '../../api/search-filters.ts'
import type { Sort } from '../../api/search-sorts.ts'
import { $isSafe, setSafeSearch } from '../../shell/settings.ts'

export const $filters = atom<Filters>(noFilters)

export const $sort = atom<Sort>('popular')

/** Number of active filters, including safe search when it is off. */
export function countAll(filters: Filters, isSafe: boolean): number {
  return countFilters(filters) + (isSafe ? 0 : 1)
}

export const $filterCount = computed([$filters, $isSafe], countAll)

/** The same for equivalent filters, regardless of the words. */
export const $filterKey = computed(
  [$filters, $sort, $isSafe],
  (filters, sort, isSafe) => `${filterKey(filters)} ${sort} ${isSafe}`
)

export function changeFilters(change: FilterChange): void {
  $filters.set(withFilters($filters.get(), change))
}

export function setFilters(filters: Filters): void {
  $filters.set(filters)
}

/** All filters, including safe search. */
export function clearFilters(): void {
  $filters.set(noFilters)
  if (!$isSafe.get()) setSafeSearch(true)
}

export function setSort(sort: Sort): void {
  $sort.set(sort)
}
