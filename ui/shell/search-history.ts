import { $settings, setSearches } from './settings.ts'

/** Nothing of it is offered again, unless it is searched for again. */
export function forgetSearch(query: string): void {
  setSearches($settings.get().recentSearches.filter(one => one !== query))
}

export function forgetSearches(): void {
  setSearches([])
}
