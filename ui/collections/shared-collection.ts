import { atom } from 'nanostores'
import { assetKey } from '../../contract/asset-key.ts'
import { toErrorData } from '../../contract/errors.ts'
import {
  fetchCollection,
  fetchItems,
  pageLength
} from '../api/collections/collections.ts'
import type { Collection } from '../api/collections/collections.ts'
import type { FoundPage } from '../api/found-page.ts'
import { fetchListed } from '../api/collections/item-page.ts'
import { accountFor } from '../account/account-for.ts'
import { onAccountChange } from '../account/on-account-change.ts'
import { readAllKeys } from './own/read-all-keys.ts'
import { noteOpened } from './pins/pin-counts.ts'
import type { SharedRef } from './pins/share-address.ts'
import { plainText } from '../words/plain-text.ts'
import { sharedErrorText } from './pins/shared-texts.ts'
import { teamWords } from './pins/words.ts'
import { createAssetList } from '../library/asset-list.ts'
import { addToCollection } from './own/collection-items.ts'
import { forgetItems, noteItems } from './own/known-collections.ts'
import { makeCollection } from './own/make-collection.ts'
import { showNotice } from '../shell/notices.ts'
import { $session } from '../account/session.ts'

interface SharedPage extends FoundPage {
  /** With the first page. */
  collection?: Collection
}

let requestedRef: SharedRef = { id: '', code: '' }

/** Assets of the open shared collection, which is read-only and of images. */
export const sharedAssets = createAssetList({
  name: 'shared',
  perPage: pageLength,
  // Stays with the collection that was open when the fetch began.
  fetchPage: (page, signal) => fetchPage(requestedRef, page, signal),
  about: ({ collection }: Partial<SharedPage> = {}) =>
    collection ? { collection } : {}
})

sharedAssets.$list.listen((shown, last) => {
  const view = { name: 'shared', title: '', ...requestedRef } as const
  if (shown.state === 'failed' && shown.error.code === 'not-found') {
    forgetItems(view)
  }
  if (shown.state !== 'ready') return
  if (last?.state === 'ready' && last.assets === shown.assets) return
  const { collection } = shown
  if (collection) noteOpened(collection.id, collection.count)
  const name = plainText(collection?.name ?? '')
  noteItems({ ...view, title: name }, name, shown.assets.map(assetKey))
})

/** Opens it as it was left, or at the start; separate for each person. */
export async function openShared(ref: SharedRef): Promise<void> {
  requestedRef = ref
  await sharedAssets.open(sharedKey(ref))
}

export function sharedKey({ id, code }: SharedRef): string {
  const session = $session.get()
  const who = session.state === 'in' ? session.userId : ''
  return `${who} ${id} ${code}`
}

/** Id of the collection being copied. */
export const $copying = atom<string | null>(null)

/** Copies everything into a new collection of one's own. */
export async function copyShared(ref: SharedRef, given: string): Promise<void> {
  if ($copying.get() !== null) return
  const t = teamWords.get()
  const name = given || t.nameless
  $copying.set(ref.id)
  try {
    const { code } = ref
    accountFor('collections.edit')
    const accountId = accountFor('collections.view')
    const keys = await readAllKeys(ref.id, { accountId, code }, () => {})
    await addToCollection(await makeCollection(name, 'image'), keys)
  } catch (error) {
    const why = sharedErrorText(toErrorData(error))
    showNotice('error', t.notCopied({ name, why }))
  } finally {
    $copying.set(null)
  }
}

async function fetchPage(
  { id, code }: SharedRef,
  page: number,
  signal: AbortSignal
): Promise<SharedPage> {
  const access = { accountId: accountFor('collections.view'), code, signal }
  const collection = page === 1 ? await fetchCollection(id, access) : undefined
  const items = await fetchItems(id, page, access)
  const part = { page, perPage: pageLength }
  const found = await fetchListed(items, part, signal)
  if (!collection) return found
  const count = items.received > 0 ? collection.count : 0
  return { ...found, collection: { ...collection, count } }
}

onAccountChange(() => sharedAssets.close())
