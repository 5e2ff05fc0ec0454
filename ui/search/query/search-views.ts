import { atom } from 'nanostores'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { noFilters } from '../../api/search-filters.ts'
import type { Filters } from '../../api/search-filters.ts'
import type { Sort } from '../../api/search-sorts.ts'
import { cleanWords } from '../../api/clean-words.ts'
import { $filters, $sort, setFilters, setSort } from './filters.ts'
import { $medium, $offeredWords } from './medium.ts'
import { placeInWords } from './place-in-words.ts'
import {
  $query,
  $searchKey,
  isAsSpelled,
  search,
  setQuery,
  showStart
} from './search.ts'
import { rememberMedium } from '../../shell/settings.ts'
import { $view, openSearch, replaceView } from '../../shell/view.ts'
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

const nothing: Left = {
  key: '',
  text: '',
  filters: noFilters,
  sort: 'popular',
  isExact: false
}

/** A view of each medium, one in the place of the other. */
const places = new WeakMap<View, Map<MediaType, View>>()

$view.listen((view, last) => {
  if (last?.name === 'search') left.set(last, shownSearch())
  if (view.name !== 'search') return
  const medium = mediaTypes.find(one => one === view.mediaType) ?? 'image'
  const isOther = medium !== $medium.get()
  $medium.set(medium)
  const known = left.get(view)
  if (isOther || (known && known.key !== $searchKey.get())) {
    void showAgain(known ?? nothing)
  }
  if (!known) showRequested(view.words, view.filters)
})

/** Shows the search for this medium as it was left. */
export function chooseMedium(mediaType: MediaType): void {
  const view = $view.get()
  if (view.name !== 'search' || mediaType === $medium.get()) return
  const words = cleanWords($query.get())
  const media = places.get(view) ?? new Map([[$medium.get(), view]])
  const other = media.get(mediaType) ?? { name: 'search', mediaType }
  media.set(mediaType, other)
  for (const one of media.values()) places.set(one, media)
  rememberMedium(mediaType)
  replaceView(other)
  const isOffered = words !== cleanWords($query.get()) && !placeInWords(words)
  $offeredWords.set(isOffered ? words : '')
}

$query.listen(() => $offeredWords.set(''))

/** Incremented to focus the search field. */
export const $fieldRequests = atom(0)

/** Moves the focus to the search field from anywhere. */
export function openField(): void {
  openSearch()
  $fieldRequests.set($fieldRequests.get() + 1)
}

/** Shows the search that a view was opened for, if any. */
function showRequested(words = '', filters?: Filters): void {
  if (filters) setFilters(filters)
  if (words || filters) void search(words)
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
