import { atom, computed } from 'nanostores'
import { fetchSearch } from '../../api/images.ts'
import type { SearchPage, SearchQuery } from '../../api/images.ts'
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
import { $found } from '../../library/shown-assets.ts'
import { $isSafe, rememberSearch } from '../../shell/settings.ts'

export interface SearchAbout {
  query: string
  /** The words the service searched for instead. */
  spellcheck?: string
  /** The words were to be left as they are spelled. */
  isExact?: true
}

export type Results = ReadyList & SearchAbout

export type SearchState = AssetListState<SearchAbout>

let asked: SearchQuery = {
  query: '',
  filters: noFilters,
  sort: 'popular',
  safe: true,
  isExact: false
}

export const results = createAssetList({
  name: 'search',
  perPage: 50,
  // Of what was asked first, whatever is set by now.
  fetchPage: (page, signal) =>
    fetchSearch(asked, { page, perPage: 50 }, signal),
  about: aboutFound
})

export const $search = results.$list

$search.listen(shown => {
  $found.set(shown.state === 'ready' ? shown.assets : [])
})

/** The same for searches that find the same. */
export const $searchKey = results.$key

/** Without what is kept of it. */
export const searchAgain = results.reload

/** Back to where nothing is searched for. */
export const showStart = results.close

/** What stands in the field. */
export const $query = atom('')

/** The field says something else than what is shown. */
export const $isBehind = computed(
  [$query, $search],
  (text, shown) => 'query' in shown && shown.query !== cleanWords(text)
)

/** Somebody meant these words, and did not only type on. */
let isMeant = false

export function setQuery(text: string): void {
  $query.set(text)
}

$filterKey.listen(() => void searchAnew())

/**
 * Another filter or order is another search. Several set at once are one, and
 * settings that come as the panel opens are none. Without the filters that
 * alone were asked for, nothing is.
 */
async function searchAnew(): Promise<void> {
  const isFirst = $search.get().state === 'idle'
  if (isFirst && $filters.get() === noFilters) return
  await Promise.resolve()
  const wasFiltered = countAll(asked.filters, asked.safe) > 0
  const isNothing = cleanWords($query.get()) === '' && $filterCount.get() === 0
  if (wasFiltered && isNothing) showStart()
  else await search()
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
  const isSame = results.isOpen(key)
  $query.set(text)
  isMeant = !isTyped || (isSame && isMeant)
  if (!isSame) {
    asked = {
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

/** What is on its way for other words than these will not be shown. */
export function outdate(text: string): void {
  const shown = $search.get()
  if (shown.state !== 'loading' || shown.query === cleanWords(text)) return
  results.cut()
}

/** Whoever uses what was found meant the words. */
export function noteUse(assetIds: Pick<ReadonlySet<string>, 'has'>): void {
  const shown = $search.get()
  if (shown.state !== 'ready' || isMeant) return
  if (!shown.assets.some(({ id }) => assetIds.has(id))) return
  isMeant = true
  rememberFound()
}

function rememberFound(): void {
  const shown = $search.get()
  if (!isMeant || shown.state !== 'ready' || shown.total === 0) return
  rememberSearch(shown.query)
}

/** The same query again, or the same page of it. */
export async function retry(): Promise<void> {
  const shown = $search.get()
  if (shown.state !== 'failed') return results.retry()
  await search(shown.query, { isTyped: !isMeant })
}

function aboutFound(found?: SearchPage): SearchAbout {
  const { query, isExact } = asked
  if (!found) return { query }
  if (isExact) return { query, isExact }
  return found.spellcheck === null
    ? { query }
    : { query, spellcheck: found.spellcheck }
}

/** Words that somebody chose, as if they had typed them. */
export function searchFor(words: string): void {
  void search(words)
}
