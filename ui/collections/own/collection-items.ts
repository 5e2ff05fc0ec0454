import { toErrorData } from '../../../contract/errors.ts'
import {
  addItems,
  fetchItems,
  itemsAtOnce,
  removeItems
} from '../../api/collections/collections.ts'
import { throwIfAborted } from '../../api/deadline.ts'
import { accountFor } from '../../account/account-for.ts'
import { enqueue } from '../../platform/queue.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'
import { collectionErrorText } from './collection-texts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { collectionWords } from './words.ts'
import {
  changeOpened,
  dropCollection,
  openedOf,
  reopenCollection
} from './collection.ts'
import {
  changeListed,
  collectionOf,
  refreshListed,
  removeFromList
} from './collections.ts'
import { knownItemsOf, noteAdded, noteRemoved } from './known-collections.ts'
import { $notices, dismissNotice, showNotice } from '../../shell/notices.ts'
import type { NoticeAction } from '../../shell/notices.ts'
import { reportWork } from '../../shell/progress.ts'

/** A collection, as named in messages. */
export interface Named {
  id: string
  name: string
}

/** By collection id, with the notice that says so. */
const takenOut = new Map<string, { notice: number; ids: readonly string[] }>()

/** Key for the progress of saving to a collection. */
export function saveKey({ id }: Named): string {
  return `save ${id}`
}

/**
 * Adds assets at the front, in order; those already in it keep their place.
 * Shown at once, reverted if the service refuses.
 */
export async function addToCollection(
  to: Named,
  assetIds: readonly string[],
  action?: NoticeAction
): Promise<boolean> {
  const ids = [...new Set(assetIds)]
  const added = showAdded(to.id, ids)
  const unsaved = new Set(ids)
  const abort = new AbortController()
  const report = () => {
    const total = ids.length
    const done = total - unsaved.size
    const cancel = () => abort.abort()
    if (total <= itemsAtOnce) return
    reportWork(saveKey(to), { kind: 'save', done, total, cancel })
  }
  try {
    const accountId = accountFor('collections.edit')
    await enqueue(to.id, () =>
      sendAll(ids, async part => {
        throwIfAborted(abort.signal)
        report()
        await send(to.id, part, accountId)
        part.forEach(one => unsaved.delete(one))
      })
    )
    const t = collectionWords.get()
    showNotice('success', t.added(ids.length, { name: to.name }), action)
    return true
  } catch (error) {
    showRemoved(
      to.id,
      added.filter(id => unsaved.has(id))
    )
    const left = ids.filter(id => unsaved.has(id))
    const text = notSavedText(left.length, ids.length, to.name, error)
    showNotice('error', text, {
      text: buttonWords.get().tryAgain,
      run: () => void addToCollection(to, left, action)
    })
    return false
  } finally {
    reportWork(saveKey(to), null)
    await refreshCollection(to.id)
  }
}

/** Shown at once; what the service did not remove reappears. */
export async function removeFromCollection(
  from: Named,
  ids: readonly string[]
): Promise<void> {
  const before = openedOf(from.id)?.ids ?? []
  const held = knownItemsOf(from.id, ids)
  showRemoved(from.id, ids)
  try {
    const accountId = accountFor('collections.edit')
    await enqueue(from.id, async () => {
      for (const part of partsOf(ids))
        await removeItems(from.id, part, { accountId })
    })
    showRemovedNotice(from, ids)
    await refreshCollection(from.id)
  } catch (error) {
    changeOpened(from.id, { ids: before })
    noteAdded(from.id, held)
    countUp(from.id, ids.length)
    const why = collectionErrorText(toErrorData(error))
    const { name } = from
    showNotice('error', collectionWords.get().notRemoved({ name, why }))
    await refreshCollection(from.id)
    await reopenCollection(from.id)
  }
}

/** Undo also restores what was removed shortly before. */
function showRemovedNotice(from: Named, ids: readonly string[]): void {
  const t = collectionWords.get()
  const before = takenOut.get(from.id)
  const isShown = $notices.get().some(({ id }) => id === before?.notice)
  const known = (isShown && before?.ids) || []
  const all = [...new Set([...known, ...ids])]
  if (before) dismissNotice(before.notice)
  const text = t.removed(all.length, { name: from.name })
  const notice = showNotice('success', text, {
    text: t.undo,
    run: () => void addToCollection(from, all)
  })
  takenOut.set(from.id, { notice, ids: all })
}

function notSavedText(
  left: number,
  all: number,
  name: string,
  thrown: unknown
): string {
  const t = collectionWords.get()
  const why = collectionErrorText(toErrorData(thrown))
  return left === all
    ? t.notAdded(all, { name, why })
    : t.notAddedOf({ left, all, name, why })
}

/** Sends the last part first, because the service puts later items first. */
async function sendAll(
  assetIds: readonly string[],
  sendPart: (part: string[]) => Promise<void>
): Promise<void> {
  for (const part of partsOf(lastFirst(assetIds))) await sendPart(part)
}

async function send(
  id: string,
  part: string[],
  accountId: string
): Promise<void> {
  try {
    await addItems(id, part, { accountId })
  } catch (error) {
    if (!isOutcomeUnknown(error) || !(await wereAdded(id, part, accountId)))
      throw error
  }
}

/** The reply was lost, but the request succeeded. */
async function wereAdded(
  id: string,
  assetIds: readonly string[],
  accountId: string
): Promise<boolean> {
  try {
    const { ids } = await fetchItems(id, 1, { accountId })
    return assetIds.every(one => ids.includes(one))
  } catch {
    return false // the first error is the one to report
  }
}

function lastFirst(ids: readonly string[]): string[] {
  return ids.reduceRight<string[]>((all, id) => {
    all.push(id)
    return all
  }, [])
}

function partsOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / itemsAtOnce)
  return Array.from({ length: count }, (_, i) =>
    ids.slice(i * itemsAtOnce, (i + 1) * itemsAtOnce)
  )
}

/** Returns those that were not known to be in it. */
function showAdded(id: string, assetIds: readonly string[]): string[] {
  const opened = openedOf(id)
  const known = new Set(knownItemsOf(id, assetIds))
  const added = assetIds.filter(one => !known.has(one))
  if (opened)
    changeOpened(id, { ids: [...added, ...opened.ids], itemsVersion: null })
  noteAdded(id, added)
  countUp(id, added.length)
  return added
}

function showRemoved(id: string, assetIds: readonly string[]): void {
  const opened = openedOf(id)
  const removed = new Set(assetIds)
  const ids = opened?.ids.filter(one => !removed.has(one)) ?? []
  if (opened) changeOpened(id, { ids, itemsVersion: null })
  noteRemoved(id, assetIds)
  countUp(id, -assetIds.length)
}

function countUp(id: string, by: number): void {
  const known = collectionOf(id)
  if (known) changeListed(id, { count: Math.max(0, known.count + by) })
}

/** Updates the count and the cover. */
async function refreshCollection(id: string): Promise<void> {
  try {
    const collection = await refreshListed(id, accountFor('collections.view'))
    changeOpened(id, { collection })
  } catch (thrown) {
    const error = toErrorData(thrown)
    // Other failures were already shown; the next load corrects the list.
    if (error.code !== 'not-found') return
    removeFromList(id)
    dropCollection(id, error)
  }
}
