import { atom } from 'nanostores'
import type { Sort } from '../../../contract/api/search-values.ts'
import type { Filters } from '../../api/search-filters.ts'
import { cleanWords } from '../../api/clean-words.ts'
import { $filters, $sort, setFilters, setSort } from './filters.ts'
import {
  $query,
  $searchKey,
  isAsSpelled,
  search,
  setQuery,
  showStart
} from './search.ts'
import { $view, openSearch } from '../../shell/view.ts'
import type { View } from '../../shell/view.ts'

/** What a search view showed when it was left. */
interface Left {
  key: string
  text: string
  filters: Filters
  sort: Sort
  isExact: boolean
}

const left = new WeakMap<View, Left>()

$view.listen((view, last) => {
  if (last?.name === 'search') left.set(last, shownSearch())
  const known = left.get(view)
  if (known && known.key !== $searchKey.get()) void showAgain(known)
  if (!known && view.name === 'search') showRequested(view.words, view.category)
})

/** Incremented to focus the search field. */
export const $fieldRequests = atom(0)

/** Moves the focus to the search field from anywhere. */
export function openField(): void {
  openSearch()
  $fieldRequests.set($fieldRequests.get() + 1)
}

/** Shows the search that a view was opened for, if any. */
function showRequested(words = '', category?: string): void {
  if (category) setFilters({ category })
  if (words || category) void search(words)
}

function shownSearch(): Left {
  const text = $query.get()
  return {
    key: $searchKey.get(),
    text,
    filters: $filters.get(),
    sort: $sort.get(),
    isExact: isAsSpelled(cleanWords(text))
  }
}

/** A return does not add it to the recent searches. */
async function showAgain(known: Left): Promise<void> {
  const { key, text, filters, sort, isExact } = known
  if (key === '') showStart()
  setQuery(text)
  setFilters(filters)
  setSort(sort)
  if (key !== '') await search(text, { isTyped: true, isExact })
}
