import { atom } from 'nanostores'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import { toErrorData } from '../../contract/errors.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import type { FoundPage } from '../api/found-page.ts'
import { getKeptList, keepList } from './kept-lists.ts'
import type { KeptList } from './kept-lists.ts'
import { $language } from '../words/language.ts'
import { $reconnectedAt } from '../shell/online.ts'
import { startPlace } from '../shell/view.ts'
import type { Place } from '../shell/view.ts'
import { Latest } from '../platform/latest.ts'

/** The state of the next page. */
export type More = 'none' | 'idle' | 'loading' | { error: ErrorData }

export interface ReadyList {
  state: 'ready'
  assets: readonly Asset[]
  /** As the service counts. */
  total: number
  /** Number of unusable records. */
  dropped: number
  more: More
}

/** `About` is what a list knows about itself in every state except idle. */
export type AssetListState<About extends object> =
  | { state: 'idle' }
  | ({ state: 'loading' } & About)
  | (ReadyList & About)
  | ({ state: 'failed'; error: ErrorData } & About)

interface Options<About extends object, Page extends FoundPage> {
  /** Prefix of its keys in the kept lists. */
  name: string
  perPage: number
  /** Starts at 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page>
  /** Called when the first page has arrived. */
  about: (first?: Page) => About
}

export interface AssetList<About extends object> {
  $list: WritableAtom<AssetListState<About>>
  /** The key of the list that is open; empty for none. */
  $key: ReadableAtom<string>
  /** The person's position in the open list; another object for another list. */
  readonly place: Place
  /** This list is shown or loading. */
  isOpen: (key: string) => boolean
  /**
   * Cancels loading and keeps the current list for a return. A list kept under
   * this key is shown as it was left.
   */
  open: (key: string) => Promise<void>
  /** Ignores the kept list. */
  reload: () => Promise<void>
  /** Fetches each page once; after a failure only `retry` fetches again. */
  loadMore: () => Promise<void>
  /** Retries the whole list or the page that failed. */
  retry: () => Promise<void>
  /** Cancels loading. */
  cancel: () => void
  close: () => void
}

/** A service that keeps returning the same page has no more. */
export const maxEmptyPages = 5

interface Inside<About extends object, Page extends FoundPage> extends Options<
  About,
  Page
> {
  $list: WritableAtom<AssetListState<About>>
  $key: WritableAtom<string>
  place: Place
  latest: Latest
  /** Number of the last loaded page. */
  page: number
  /** The texts are in the language used before. */
  isForeign: boolean
}

/** A list of assets loaded page by page. Shows one list at a time. */
export function createAssetList<About extends object, Page extends FoundPage>(
  options: Options<About, Page>
): AssetList<About> {
  const list: Inside<About, Page> = {
    ...options,
    $list: atom<AssetListState<About>>({ state: 'idle' }),
    $key: atom(''),
    place: startPlace(),
    latest: new Latest(),
    page: 1,
    isForeign: false
  }
  const { $list, $key } = list
  $reconnectedAt.listen(() => {
    const shown = $list.get()
    const isCut = shown.state === 'ready' && typeof shown.more === 'object'
    if (list.isForeign) void reloadTexts(list)
    else if (isCut) void loadPage(list, shown)
  })
  $language.listen(() => void reloadTexts(list))
  return {
    $list,
    $key,
    get place() {
      return list.place
    },
    isOpen: key => isOpen(list, key),
    open: key => open(list, key),
    async reload() {
      leave(list)
      await load(list)
    },
    async loadMore() {
      const shown = $list.get()
      if (shown.state !== 'ready' || shown.more !== 'idle') return
      await loadPage(list, shown)
    },
    async retry() {
      const shown = $list.get()
      if (shown.state === 'failed') await load(list)
      if (shown.state !== 'ready' || typeof shown.more !== 'object') return
      await loadPage(list, shown)
    },
    cancel() {
      list.latest.stop()
      $key.set('')
    },
    close() {
      leave(list)
      $key.set('')
      $list.set({ state: 'idle' })
    }
  }
}

function isOpen<About extends object, Page extends FoundPage>(
  { $key, $list }: Inside<About, Page>,
  key: string
): boolean {
  const { state } = $list.get()
  return $key.get() === key && (state === 'loading' || state === 'ready')
}

async function open<About extends object, Page extends FoundPage>(
  list: Inside<About, Page>,
  key: string
): Promise<void> {
  if (isOpen(list, key)) return
  const kept = getKeptList(`${list.name} ${key}`) as
    | KeptList<ReadyList & About>
    | undefined // only `leave` keeps lists
  leave(list)
  list.$key.set(key)
  if (!kept) return load(list)
  list.page = kept.page
  list.isForeign = false
  list.place = kept.place
  list.$list.set(kept.list)
}

function leave<About extends object, Page extends FoundPage>(
  list: Inside<About, Page>
): void {
  list.latest.stop()
  const shown = list.$list.get()
  if (shown.state !== 'ready' || list.$key.get() === '') return
  if (list.isForeign) return
  keepList(`${list.name} ${list.$key.get()}`, {
    // The cancelled page must be fetched again.
    list: shown.more === 'loading' ? { ...shown, more: 'idle' } : shown,
    page: list.page,
    place: list.place
  })
}

async function load<About extends object, Page extends FoundPage>(
  list: Inside<About, Page>
): Promise<void> {
  const { $list, about } = list
  const signal = list.latest.start()
  list.page = 1
  list.isForeign = false
  list.place = startPlace()
  $list.set({ state: 'loading', ...about() })
  try {
    const found = await list.fetchPage(1, signal)
    if (!signal.aborted) $list.set(join(list, emptyList(about(found)), found))
  } catch (error) {
    if (signal.aborted) return
    $list.set({ state: 'failed', ...about(), error: toErrorData(error) })
  }
}

/**
 * Reloads in the panel's language and keeps the position. The old list stays
 * until then; offline, until the connection is back.
 */
async function reloadTexts<About extends object, Page extends FoundPage>(
  list: Inside<About, Page>
): Promise<void> {
  const { $list, place, about } = list
  const shown = $list.get()
  if (shown.state === 'idle') return
  list.latest.stop()
  if (shown.state !== 'ready') {
    void load(list)
    list.place = place
    return
  }
  const signal = list.latest.start()
  list.isForeign = true
  $list.set({ ...shown, more: 'loading' })
  try {
    const found = await list.fetchPage(1, signal)
    if (signal.aborted) return
    list.page = 1
    list.isForeign = false
    $list.set(join(list, emptyList(about(found)), found))
  } catch {
    if (signal.aborted) return
    const more = shown.more === 'loading' ? 'idle' : shown.more
    $list.set({ ...shown, more })
  }
}

async function loadPage<About extends object, Page extends FoundPage>(
  list: Inside<About, Page>,
  shown: ReadyList & About
): Promise<void> {
  const { $list } = list
  const signal = list.latest.start()
  $list.set({ ...shown, more: 'loading' })
  try {
    let next = shown
    let isNews = false
    for (
      let emptyPages = 0;
      emptyPages < maxEmptyPages && !isNews;
      emptyPages += 1
    ) {
      const found = await list.fetchPage(list.page + 1, signal)
      if (signal.aborted) return
      list.page += 1
      next = join(list, next, found)
      isNews = next.assets.length > shown.assets.length || !hasMore(next)
    }
    $list.set(isNews ? next : { ...next, more: 'none' })
  } catch (error) {
    if (signal.aborted) return
    $list.set({ ...shown, more: { error: toErrorData(error) } })
  }
}

function emptyList<About extends object>(about: About): ReadyList & About {
  const assets: readonly Asset[] = []
  return {
    state: 'ready',
    ...about,
    assets,
    total: 0,
    dropped: 0,
    more: 'none'
  }
}

/** Items may shift between two pages: shows each asset once. */
function join<About extends object>(
  { page, perPage }: { page: number; perPage: number },
  list: ReadyList & About,
  found: FoundPage
): ReadyList & About {
  const known = new Set(list.assets.map(asset => asset.assetId))
  const added = found.assets.filter(({ assetId: id }) => {
    const isNew = !known.has(id)
    known.add(id)
    return isNew
  })
  const assets = [...list.assets, ...added]
  const isLast = found.received < perPage || page * perPage >= found.total
  return {
    ...list,
    assets,
    // No count stands above an empty list.
    total: assets.length > 0 ? found.total : 0,
    dropped: list.dropped + found.dropped,
    more: isLast ? 'none' : 'idle'
  }
}

function hasMore({ more }: ReadyList): boolean {
  return more === 'idle'
}
