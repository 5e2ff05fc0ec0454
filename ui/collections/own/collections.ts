import { atom } from 'nanostores'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { fetchCollection } from '../../api/collections/collections.ts'
import type { Collection } from '../../api/collections/collections.ts'
import { accountFor } from '../../account/account-for.ts'
import { enqueue } from '../../platform/queue.ts'
import { onAccountChange } from '../../account/on-account-change.ts'
import { collectionErrorText } from './collection-texts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { collectionWords } from './words.ts'
import { fetchDetails, detailsOf } from '../../library/asset-details.ts'
import { readLists } from './read-lists.ts'
import { noteListed } from './known-collections.ts'
import { showNotice } from '../../shell/notices.ts'
import { choosePicture } from '../../library/choose-picture.ts'
import { Latest } from '../../platform/latest.ts'

export type CollectionList =
  | { state: 'idle' }
  | { state: 'loading' }
  | {
      state: 'ready'
      /** Of all media; last changed first, as the service sorts them. */
      collections: readonly Collection[]
      /** More are still being loaded. */
      isReading: boolean
    }
  | { state: 'failed'; error: ErrorData }

/** The person's own collections. */
export const $collections = atom<CollectionList>({ state: 'idle' })

/** The only medium that the list shows; null for all. */
export const $listedMedium = atom<MediaType | null>(null)

/** Incremented when cover assets were loaded. */
export const $coversKnown = atom(0)

$collections.listen(list => {
  if (list.state !== 'ready') return
  noteListed(list.collections, !list.isReading)
})

const latest = new Latest()

/** The old list stays until the new one is loaded. */
export async function readCollections(): Promise<void> {
  try {
    await readAgain()
  } catch (thrown) {
    const error = toErrorData(thrown)
    if (error.code === 'cancelled') return
    if ($collections.get().state !== 'ready') {
      return $collections.set({ state: 'failed', error })
    }
    showListed(listed())
    const why = collectionErrorText(error)
    const text = collectionWords.get().notRead({ why })
    const retry = {
      text: buttonWords.get().tryAgain,
      run: () => void readCollections()
    }
    showNotice('error', text, retry, error)
  }
}

/** Fails; the old list stays visible. */
export function readAgain(): Promise<void> {
  return enqueue('list', async () => {
    const { signal } = latest
    const access = { accountId: accountFor('collections.view'), signal }
    if ($collections.get().state !== 'ready') {
      $collections.set({ state: 'loading' })
    } else showListed(listed(), true)
    await readLists(access, (collections, isReading) => {
      // A short list grows while loading; a long one is not cut.
      if (!isReading || collections.length >= listed().length) {
        showListed(collections, isReading)
      }
    })
    await readCovers(signal)
  })
}

/** In one request for each medium; a collection without its cover is shown without. */
async function readCovers(signal?: AbortSignal): Promise<void> {
  const keys = listed().flatMap(({ coverKey }) => coverKey ?? [])
  await fetchDetails(keys, signal)
  if (!signal?.aborted) $coversKnown.set($coversKnown.get() + 1)
}

export function collectionOf(id: string): Collection | undefined {
  return listed().find(one => one.id === id)
}

/** Covers that are loaded by now. */
export function listed(): readonly Collection[] {
  const list = $collections.get()
  return list.state === 'ready' ? list.collections : []
}

/** At once, before the service confirms. */
export function changeListed(id: string, part: Partial<Collection>): void {
  const known = collectionOf(id)
  if (!known) return
  const changed = { ...known, ...part }
  keepListed(listed().map(one => (one.id === id ? changed : one)))
}

/** First, as the last changed ones are. */
export function putFirst(collection: Collection): void {
  const others = listed().filter(({ id }) => id !== collection.id)
  keepListed([collection, ...others])
}

export function removeFromList(id: string): void {
  keepListed(listed().filter(one => one.id !== id))
}

/** With the service's current data. */
export async function refreshListed(
  id: string,
  accountId: string
): Promise<Collection> {
  const fresh = await fetchCollection(id, { accountId })
  const known = collectionOf(id)
  const isSame = known?.itemsChanged === fresh.itemsChanged
  if (known && isSame) changeListed(id, fresh)
  else if (known) putFirst(fresh)
  if (known && fresh.coverKey !== known.coverKey) await readCovers()
  return fresh
}

function showListed(
  collections: readonly Collection[],
  isReading = false
): void {
  $collections.set({ state: 'ready', collections, isReading })
}

function keepListed(collections: readonly Collection[]): void {
  const list = $collections.get()
  if (list.state === 'ready') $collections.set({ ...list, collections })
}

onAccountChange(() => {
  latest.start()
  $collections.set({ state: 'idle' })
})

/** A picture that is sharp at this width; null while there is none. */
export function coverOf(
  { coverKey }: Collection,
  width: number
): string | null {
  const asset = detailsOf(coverKey ?? '')
  if (!asset) return null
  return choosePicture(asset, width * devicePixelRatio)?.url ?? null
}
