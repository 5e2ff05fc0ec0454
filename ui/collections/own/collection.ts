import { atom } from 'nanostores'
import { assetKey } from '../../../contract/asset-key.ts'
import { fromErrorData, toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { Asset } from '../../api/asset.ts'
import {
  fetchCollection,
  fetchItems,
  pageLength
} from '../../api/collections/collections.ts'
import type {
  CollectionAccess,
  Collection
} from '../../api/collections/collections.ts'
import { accountFor } from '../../account/account-for.ts'
import { onAccountChange } from '../../account/on-account-change.ts'
import { maxEmptyPages } from '../../library/asset-list.ts'
import type { More } from '../../library/asset-list.ts'
import { changeListed, removeFromList } from './collections.ts'
import { detailsOf, fetchDetails } from '../../library/asset-details.ts'
import { $language } from '../../words/language.ts'
import { $reconnectedAt } from '../../shell/online.ts'
import { forgetItems, noteItems } from './known-collections.ts'
import { Latest } from '../../platform/latest.ts'

export interface OpenedCollection {
  state: 'ready'
  collection: Collection
  /** Keys of the items read so far, in the order shown. */
  keys: readonly string[]
  /** Those of `keys` that the library still has. */
  assets: readonly Asset[]
  /**
   * `itemsChanged` at the time when all of `keys` was read; null if this panel
   * has changed the collection since.
   */
  itemsVersion: string | null
  more: More
}

export type CollectionState =
  | { state: 'idle' }
  | { state: 'loading'; id: string }
  | OpenedCollection
  | { state: 'failed'; id: string; error: ErrorData }

export const $collection = atom<CollectionState>({ state: 'idle' })

$collection.listen((shown, last) => {
  if (shown.state === 'failed' && shown.error.code === 'not-found') {
    forgetItems({ name: 'collection', kind: 'own', id: shown.id })
  }
  if (shown.state !== 'ready') return
  if (last?.state === 'ready' && last.keys === shown.keys) return
  const { id, name } = shown.collection
  noteItems({ name: 'collection', kind: 'own', id }, name, shown.keys)
})

const latest = new Latest()

/** Added assets by key, as they were known when added. */
const addedAssets = new Map<string, Asset>()

export function rememberAssets(assets: readonly Asset[]): void {
  assets.forEach(asset => addedAssets.set(assetKey(asset), asset))
}

/**
 * Shows what is already loaded until it is known to be outdated, and keeps it
 * if that cannot be checked.
 */
export async function openCollection(id: string): Promise<void> {
  const signal = latest.start()
  const shown = openedOf(id)
  if (!shown) $collection.set({ state: 'loading', id })
  try {
    const access = { accountId: accountFor('collections.view'), signal }
    const collection = await fetchCollection(id, access)
    if (signal.aborted) return
    changeListed(id, collection)
    const isSame = shown && shown.itemsVersion === collection.itemsChanged
    if (isSame && shown.itemsVersion !== null)
      return changeOpened(id, { collection })
    await readFirst(collection, access)
  } catch (error) {
    if (!signal.aborted) fail(id, toErrorData(error))
  }
}

/** Drops what was loaded and loads it again. */
export async function reopenCollection(id: string): Promise<void> {
  if (!openedOf(id)) return
  changeOpened(id, { itemsVersion: null })
  await openCollection(id)
}

/** It was deleted. */
export function dropCollection(id: string, error: ErrorData): void {
  if (!openedOf(id)) return
  latest.start()
  $collection.set({ state: 'failed', id, error })
}

/** Loads each page once; after a failure only `retryCollection` does. */
export async function loadMoreItems(): Promise<void> {
  const shown = $collection.get()
  if (shown.state === 'ready' && shown.more === 'idle') await readNext(shown)
}

export async function retryCollection(): Promise<void> {
  const shown = $collection.get()
  if (shown.state === 'failed') return openCollection(shown.id)
  if (shown.state === 'ready' && typeof shown.more === 'object') {
    await readNext(shown)
  }
}

/** Null unless this collection is open. */
export function openedOf(id: string): OpenedCollection | null {
  const shown = $collection.get()
  return shown.state === 'ready' && shown.collection.id === id ? shown : null
}

/** Changes the state if this collection is open. */
export function changeOpened(
  id: string,
  part: Partial<Omit<OpenedCollection, 'state' | 'assets'>>
): void {
  const shown = openedOf(id)
  if (!shown) return
  const keys = part.keys ?? shown.keys
  const assets = keys === shown.keys ? shown.assets : assetsOf(keys)
  $collection.set({ ...shown, ...part, assets })
}

function fail(id: string, error: ErrorData): void {
  if (error.code === 'not-found') removeFromList(id)
  else if (openedOf(id)) return
  $collection.set({ state: 'failed', id, error })
}

async function readFirst(
  collection: Collection,
  access: CollectionAccess & { signal: AbortSignal }
): Promise<void> {
  const { keys: listed, received } = await fetchItems(collection.id, 1, access)
  const keys = [...new Set(listed)]
  await requireDetails(keys, access.signal)
  if (access.signal.aborted) return
  $collection.set({
    state: 'ready',
    collection: received > 0 ? collection : { ...collection, count: 0 },
    keys,
    assets: assetsOf(keys),
    itemsVersion: collection.itemsChanged,
    more: received < pageLength ? 'none' : 'idle'
  })
}

/**
 * Added and removed items shift the others: the next page is computed from what
 * is loaded, and duplicates are skipped.
 */
async function readNext(shown: OpenedCollection): Promise<void> {
  const { id } = shown.collection
  const { signal } = latest
  changeOpened(id, { more: 'loading' })
  try {
    const access = { accountId: accountFor('collections.view'), signal }
    let page = Math.floor(shown.keys.length / pageLength) + 1
    for (let emptyPages = 1; ; page += 1, emptyPages += 1) {
      const { keys, received } = await fetchItems(id, page, access)
      await requireDetails(keys, signal)
      if (signal.aborted) return
      const before = openedOf(id)?.keys ?? []
      const known = new Set(before)
      const added = [...new Set(keys)].filter(one => !known.has(one))
      const isLast = received < pageLength || emptyPages === maxEmptyPages
      if (added.length === 0 && !isLast) continue
      const more = isLast ? 'none' : 'idle'
      return changeOpened(id, { keys: [...before, ...added], more })
    }
  } catch (error) {
    if (!signal.aborted)
      changeOpened(id, { more: { error: toErrorData(error) } })
  }
}

async function requireDetails(
  keys: readonly string[],
  signal: AbortSignal
): Promise<void> {
  const error = await fetchDetails(keys, signal)
  // The other items of the page are known and can be shown.
  const isPart = error?.code === 'reply-unreadable' && assetsOf(keys).length > 0
  if (error && !isPart && !signal.aborted) throw fromErrorData(error)
}

function assetsOf(keys: readonly string[]): readonly Asset[] {
  return keys.flatMap(key => {
    const known = detailsOf(key)
    return (known === undefined ? addedAssets.get(key) : known) ?? []
  })
}

$language.listen(() => void reloadTexts())
$reconnectedAt.listen(() => void reloadTexts())

/** Reloads the assets in the panel's language; the old ones stay until then. */
async function reloadTexts(): Promise<void> {
  const shown = $collection.get()
  if (shown.state !== 'ready') return
  const { signal } = latest
  const { id } = shown.collection
  await fetchDetails(shown.keys, signal)
  const now = openedOf(id)
  if (!signal.aborted && now) changeOpened(id, { keys: [...now.keys] })
}

onAccountChange(() => {
  latest.start()
  addedAssets.clear()
  $collection.set({ state: 'idle' })
})
