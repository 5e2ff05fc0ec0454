import { atom } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { fetchSearch } from '../api/images.ts'
import type { SearchPage, SearchQuery } from '../api/images.ts'
import { noFilters } from '../filters/filters.ts'
import { $filterKey, $filters, $sort } from './filters.ts'
import { $settings, rememberSearch } from './settings.ts'

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

/** Where the list of results stands, in pixels; 0 for a new query. */
export const $scroll = atom(0)

const perPage = 50
let current = new AbortController()
let page = 1
let key = ''
let asked: SearchQuery = {
  query: '',
  filters: noFilters,
  sort: 'popular',
  safe: true
}

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

/**
 * A newer search ends the older; the same again waits for the one that is
 * on its way. No words at all browse the library.
 */
export async function search(text: string = $query.get()): Promise<void> {
  const query = text.trim()
  const wanted = `${$filterKey.get()} ${query}`
  if ($search.get().state === 'loading' && key === wanted) return
  current.abort()
  current = new AbortController()
  const { signal } = current
  page = 1
  key = wanted
  asked = {
    query,
    filters: $filters.get(),
    sort: $sort.get(),
    safe: $settings.get().safeSearch
  }
  $query.set(text)
  $scroll.set(0)
  $search.set({ state: 'loading', query })
  try {
    const found = await fetchPage(1, signal)
    if (signal.aborted) return
    $search.set(toResults(query, found))
    if (found.total > 0) rememberSearch(query)
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

export function keepScroll(top: number): void {
  $scroll.set(top)
}

/** The same query again, or the same page of it. */
export async function retry(): Promise<void> {
  const results = $search.get()
  if (results.state === 'failed') return search(results.query)
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
