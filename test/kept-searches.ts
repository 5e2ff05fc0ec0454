import { plainSearch } from '../contract/settings.ts'
import type { KeptSearch, Settings } from '../contract/settings.ts'

/** Searches for these words, as old settings have them. */
export function searchesFor(...words: string[]): KeptSearch[] {
  return words.map(plainSearch)
}

export function recentWords({
  recentSearches
}: Pick<Settings, 'recentSearches'>): string[] {
  return recentSearches.map(({ words }) => words)
}
