import { computed } from 'nanostores'
import type { KeptSearch } from '../../../contract/settings.ts'
import { cleanWords } from '../../api/clean-words.ts'
import { readFilters } from './read-filters.ts'
import { filterKey } from '../../api/search-filters.ts'
import { sortsOf } from '../../api/search-sorts.ts'
import type { Sort } from '../../api/search-sorts.ts'
import {
  $settings,
  removeSavedSearch,
  saveSearch
} from '../../shell/settings.ts'
import { $filters, $sort, setFilters, setSort } from './filters.ts'
import { $medium } from './medium.ts'
import { $query, search } from './search.ts'
import { chooseMedium } from './search-views.ts'

/** The search of the field, as it is kept. */
const $current = computed(
  [$medium, $query, $filters, $sort],
  (mediaType, text, filters, sort): KeptSearch => ({
    mediaType,
    words: cleanWords(text),
    filters: { ...filters },
    sort
  })
)

/** The saved search that is the same as that of the field. */
const $saved = computed([$settings, $current], ({ savedSearches }, current) =>
  savedSearches.find(one => keyOf(one) === keyOf(current))
)

export const $isSaved = computed($saved, saved => saved !== undefined)

/**
 * Saves the search of the field, or removes it from the saved ones. Returns
 * false if there are too many.
 */
export function toggleSaved(): boolean {
  const saved = $saved.get()
  if (!saved) return saveSearch($current.get())
  removeSavedSearch(saved)
  return true
}

/** With its medium, filters and order. */
export function repeatSearch(kept: KeptSearch): void {
  if (kept.mediaType) chooseMedium(kept.mediaType)
  setFilters(readFilters(kept.filters))
  setSort(sortIn(kept))
  void search(kept.words)
}

/** The newest with these words, of the chosen medium if there is one. */
export function recentSearch(words: string): KeptSearch | undefined {
  const all = $settings.get().recentSearches.filter(one => one.words === words)
  return all.find(one => one.mediaType === $medium.get()) ?? all[0]
}

/** An order that the medium has; the default in place of others. */
export function sortIn({ mediaType, sort }: KeptSearch): Sort {
  const sorts = sortsOf(mediaType ?? 'image')
  return sorts.find(one => one === sort) ?? 'popular'
}

/** The same for equivalent searches. */
export function keyOf(kept: KeptSearch): string {
  const { mediaType, words, filters } = kept
  const filtered = filterKey(readFilters(filters))
  return JSON.stringify([mediaType, words, filtered, sortIn(kept)])
}
