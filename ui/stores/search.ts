import { atom, computed } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { fetchSearch } from '../api/images.ts'
import type { SearchPage, SearchQuery } from '../api/images.ts'
import { noFilters } from '../filters/filters.ts'
import { cleanWords } from '../search/clean-words.ts'
import { $filterKey, $filters, $sort } from './filters.ts'
import { getKeptSearch, keepSearch } from './kept-searches.ts'
import { $settings, rememberSearch } from './settings.ts'
import { start } from './view.ts'
import type { Place } from './view.ts'

/** What may follow the assets that are there. */
export type More = 'none' | 'idle' | 'loading' | { error: ErrorData }

export interface Results {
  state: 'ready'
  query: string
  assets: readonly Asset[]
  /** As the service counts. */
  total: number
  /** Records that could not be used. */
  dropped: number
  /** The words the service searched for instead. */
  spellcheck?: string
  /** The words were to be left as they are spelled. */
  isExact?: true
  more: More
}

export type SearchState =
  | { state: 'idle' }
  | { state: 'loading'; query: string }
  | Results
  | { state: 'failed'; query: string; error: ErrorData }

/** What stands in the field. */
export const $query = atom('')

export const $search = atom<SearchState>({ state: 'idle' })

/** The same for searches that find the same. */
export const $searchKey = atom('')

/** Where the list of results stands; at its start for a new search. */
export const $place = atom<Place>(start)

/** The field says something else than what is shown. */
export const $isBehind = computed(
  [$query, $search],
  (text, shown) => 'query' in shown && shown.query !== cleanWords(text)
)

const perPage = 50
let current = new AbortController()
let page = 1
let asked: SearchQuery = {
  query: '',
  filters: noFilters,
  sort: 'popular',
  safe: true,
  isExact: false
}

/** Somebody meant these words, and did not only type on. */
let isMeant = false

export function setQuery(text: string): void {
  $query.set(text)
}

$filterKey.listen(() => void searchAnew())

/**
 * Another filter or order is another search. Several set at once are one, and
 * settings that come as the panel opens are none.
 */
async function searchAnew(): Promise<void> {
  const isFirst = $search.get().state === 'idle'
  if (isFirst && $filters.get() === noFilters) return
  await Promise.resolve()
  await search()
}

/** Whether these words were last asked for as they are spelled. */
export function isAsSpelled(query: string): boolean {
  return asked.isExact && asked.query === query
}

export interface SearchOptions {
  /** Typed so far, perhaps not to the end: not to be remembered. */
  isTyped?: boolean
  /** As spelled; unless said, as before while the words are the same. */
  isExact?: boolean
}

/**
 * A newer search ends the older; the same again waits for the one that is
 * on its way, and what was found before is shown as it was left. No words at
 * all browse the library.
 */
export async function search(
  text: string = $query.get(),
  { isTyped = false, ...options }: SearchOptions = {}
): Promise<void> {
  const query = cleanWords(text)
  const { isExact = isAsSpelled(query) } = options
  const key = `${$filterKey.get()} ${isExact} ${query}`
  const isSame = $searchKey.get() === key && isUnderWay()
  $query.set(text)
  isMeant = !isTyped || (isSame && isMeant)
  if (isSame) return rememberFound()
  const kept = getKeptSearch(key)
  leave()
  asked = {
    query,
    filters: $filters.get(),
    sort: $sort.get(),
    safe: $settings.get().safeSearch,
    isExact
  }
  page = kept?.page ?? 1
  $place.set(kept?.place ?? start)
  $searchKey.set(key)
  if (!kept) return ask()
  $search.set(kept.results)
  rememberFound()
}

/** Without what is kept of it. */
export async function searchAgain(): Promise<void> {
  leave()
  page = 1
  $place.set(start)
  await ask()
}

/** Back to where nothing is searched for. */
export function showStart(): void {
  leave()
  $searchKey.set('')
  $search.set({ state: 'idle' })
}

/** What is on its way for other words than these will not be shown. */
export function outdate(text: string): void {
  const shown = $search.get()
  if (shown.state !== 'loading' || shown.query === cleanWords(text)) return
  current.abort()
  $searchKey.set('')
}

/** Whoever uses what was found meant the words. */
export function noteUse(assetId: string): void {
  const shown = $search.get()
  if (shown.state !== 'ready' || isMeant) return
  if (!shown.assets.some(({ id }) => id === assetId)) return
  isMeant = true
  rememberFound()
}

function rememberFound(): void {
  const shown = $search.get()
  if (!isMeant || shown.state !== 'ready' || shown.total === 0) return
  rememberSearch(shown.query)
}

function isUnderWay(): boolean {
  const { state } = $search.get()
  return state === 'loading' || state === 'ready'
}

/** Ends what is on its way, and keeps what is there for a return. */
function leave(): void {
  current.abort()
  current = new AbortController()
  const results = $search.get()
  if (results.state !== 'ready' || results.query !== asked.query) return
  keepSearch($searchKey.get(), {
    // The page that was on its way is to be asked for again.
    results:
      results.more === 'loading' ? { ...results, more: 'idle' } : results,
    page,
    place: $place.get()
  })
}

async function ask(): Promise<void> {
  const { signal } = current
  const { query } = asked
  $search.set({ state: 'loading', query })
  try {
    const found = await fetchPage(1, signal)
    if (signal.aborted) return
    $search.set(toResults(query, found))
    rememberFound()
  } catch (error) {
    if (signal.aborted) return
    $search.set({ state: 'failed', query, error: toErrorData(error) })
  }
}

/** Asks for each page once; after a failure only `retry` asks again. */
export async function loadMore(): Promise<void> {
  const results = $search.get()
  if (results.state !== 'ready' || results.more !== 'idle') return
  await loadPage(results)
}

export function keepPlace(place: Partial<Place>): void {
  $place.set({ ...$place.get(), ...place })
}

/** The same query again, or the same page of it. */
export async function retry(): Promise<void> {
  const results = $search.get()
  if (results.state === 'failed')
    return search(results.query, { isTyped: !isMeant })
  if (results.state === 'ready' && typeof results.more === 'object') {
    await loadPage(results)
  }
}

async function loadPage(results: Results): Promise<void> {
  const { signal } = current
  $search.set({ ...results, more: 'loading' })
  try {
    let next = results
    do {
      const found = await fetchPage(page + 1, signal)
      if (signal.aborted) return
      page += 1
      next = join(next, found)
    } while (next.assets.length === results.assets.length && hasMore(next))
    $search.set(next)
  } catch (error) {
    if (signal.aborted) return
    $search.set({ ...results, more: { error: toErrorData(error) } })
  }
}

/** Of what was asked first, whatever is set by now. */
function fetchPage(page: number, signal: AbortSignal): Promise<SearchPage> {
  return fetchSearch(asked, { page, perPage }, signal)
}

function toResults(query: string, found: SearchPage): Results {
  const { total, spellcheck } = found
  const empty: Results = {
    state: 'ready',
    query,
    assets: [],
    total,
    dropped: 0,
    more: 'none'
  }
  const results = join(empty, found)
  if (asked.isExact) return { ...results, isExact: true }
  return spellcheck === null ? results : { ...results, spellcheck }
}

/** The library may shift between two pages: an asset is shown once. */
function join(results: Results, found: SearchPage): Results {
  const known = new Set(results.assets.map(asset => asset.id))
  const added = found.assets.filter(({ id }) => {
    const isNew = !known.has(id)
    known.add(id)
    return isNew
  })
  const isLast = found.received < perPage || page * perPage >= found.total
  return {
    ...results,
    assets: [...results.assets, ...added],
    total: found.total,
    dropped: results.dropped + found.dropped,
    more: isLast ? 'none' : 'idle'
  }
}

function hasMore({ more }: Results): boolean {
  return more === 'idle'
}
