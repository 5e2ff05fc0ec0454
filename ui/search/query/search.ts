import { atom, computed } from 'nanostores'
import type { Language } from '../../../contract/api/languages.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import type { SearchQuery } from '../../api/assets.ts'
import { noFilters } from '../../api/search-filters.ts'
import { cleanWords } from '../../api/clean-words.ts'
import { createAssetList } from '../../library/asset-list.ts'
import type { AssetListState, ReadyList } from '../../library/asset-list.ts'
import {
  $filterCount,
  $filterKey,
  $filters,
  $sort,
  countAll
} from './filters.ts'
import { fetchFound } from './fetch-found.ts'
import type { FoundInLanguage } from './fetch-found.ts'
import { $medium } from './medium.ts'
import { $found } from '../../library/shown-assets.ts'
import { $isSafe, rememberSearch } from '../../shell/settings.ts'

export interface SearchAbout {
  query: string
  /** The corrected words that the service searched for instead. */
  spellcheck?: string
  /** The words must not be corrected. */
  isExact?: true
  /** The language in which nothing was found; the results are English. */
  noneIn?: Language
}

export type Results = ReadyList & SearchAbout

export type SearchState = AssetListState<SearchAbout>

let asked: SearchQuery = {
  mediaType: 'image',
  query: '',
  filters: noFilters,
  sort: 'popular',
  safe: true,
  isExact: false
}

export const results = createAssetList({
  name: 'search',
  perPage: 50,
  // For the search that was started, even if the settings have changed.
  fetchPage(page, signal): Promise<FoundInLanguage> {
    const shown: SearchState = $search.get()
    const isNext = page > 1 && shown.state === 'ready'
    const noneIn = isNext ? shown.noneIn : undefined
    return fetchFound(asked, { page, perPage: 50 }, signal, noneIn)
  },
  about: toAbout
})

export const $search = results.$list

$search.listen(shown => {
  $found.set(shown.state === 'ready' ? shown.assets : [])
})

/** The same for equivalent searches. */
export const $searchKey = results.$key

/** Ignores the kept list. */
export const searchAgain = results.reload

/** Shows the start page again. */
export const showStart = results.close

/** The text in the field. */
export const $query = atom('')

/** The field differs from the search that is shown. */
export const $isOutdated = computed(
  [$query, $search],
  (text, shown) => 'query' in shown && shown.query !== cleanWords(text)
)

/** The person confirmed these words, and is not merely typing. */
let isConfirmed = false

export function setQuery(text: string): void {
  $query.set(text)
}

$filterKey.listen(() => void searchFiltered())

/**
 * Searches again when filters or order change; several changes at once are one
 * search, and settings loaded at the start are none. If only filters were
 * searched for and they are removed, shows the start page.
 */
async function searchFiltered(): Promise<void> {
  const isFirst = $search.get().state === 'idle'
  if (isFirst && $filters.get() === noFilters) return
  await Promise.resolve()
  const wasFiltered = countAll(asked.filters, asked.safe) > 0
  const isNothing = cleanWords($query.get()) === '' && $filterCount.get() === 0
  if (wasFiltered && isNothing) showStart()
  else await search()
}

/** Whether the last search for these words left them uncorrected. */
export function isAsSpelled(query: string): boolean {
  const isSame = asked.query === query && asked.mediaType === $medium.get()
  return asked.isExact && isSame
}

export interface SearchOptions {
  /** The person may still be typing: do not remember it. */
  isTyped?: boolean
  /** Without correction. If left out, as before for the same words. */
  isExact?: boolean
}

/**
 * A new search cancels the previous one. Repeating a search waits for the one
 * that is running, and an earlier list is shown as it was left. Without words,
 * browses the library.
 */
export async function search(
  text: string = $query.get(),
  { isTyped = false, ...options }: SearchOptions = {}
): Promise<void> {
  const query = cleanWords(text)
  const { isExact = isAsSpelled(query) } = options
  const mediaType = $medium.get()
  const key = `${mediaType} ${$filterKey.get()} ${isExact} ${query}`
  const isSame = results.isOpen(key)
  $query.set(text)
  isConfirmed = !isTyped || (isSame && isConfirmed)
  if (!isSame) {
    asked = {
      mediaType,
      query,
      filters: $filters.get(),
      sort: $sort.get(),
      safe: $isSafe.get(),
      isExact
    }
  }
  await results.open(key)
  rememberFound()
}

/** Cancels a search for other words than these. */
export function cancelOutdated(text: string): void {
  const shown = $search.get()
  if (shown.state !== 'loading' || shown.query === cleanWords(text)) return
  results.cancel()
}

/** Using a result confirms the words. */
export function noteUse(keys: Pick<ReadonlySet<string>, 'has'>): void {
  const shown = $search.get()
  if (shown.state !== 'ready' || isConfirmed) return
  if (!shown.assets.some(asset => keys.has(assetKey(asset)))) return
  isConfirmed = true
  rememberFound()
}

function rememberFound(): void {
  const shown = $search.get()
  if (!isConfirmed || shown.state !== 'ready' || shown.total === 0) return
  const { mediaType, filters, sort } = asked
  const kept = { mediaType, words: shown.query, filters: { ...filters }, sort }
  rememberSearch(kept)
}

/** Retries the same search, or the same page of it. */
export async function retrySearch(): Promise<void> {
  const shown = $search.get()
  if (shown.state !== 'failed') return results.retry()
  await search(shown.query, { isTyped: !isConfirmed })
}

function toAbout(found?: FoundInLanguage): SearchAbout {
  const { query, isExact } = asked
  const about = { query, ...(isExact && { isExact }) }
  if (!found) return { query }
  const { spellcheck, noneIn } = found
  return {
    ...about,
    ...(!isExact && spellcheck !== null && { spellcheck }),
    ...(noneIn && { noneIn })
  }
}

/** Searches for chosen words as if they had been typed. */
export function searchFor(words: string): void {
  void search(words)
}
