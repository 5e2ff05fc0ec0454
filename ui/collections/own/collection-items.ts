import { toErrorData } from '../../../contract/errors.ts'
import {
  addItems,
  fetchItems,
  itemsAtOnce,
  mediumOf,
  removeItems
} from '../../api/collections/collections.ts'
import { throwIfAborted } from '../../api/deadline.ts'
import { accountFor } from '../../account/account-for.ts'
import { enqueue } from '../../platform/queue.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'
import { collectionErrorText } from './collection-texts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { collectionWords, itemWords } from './words.ts'
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
import { forgetSaved, rememberSaved } from '../../holdings/yours.ts'
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
const takenOut = new Map<string, { notice: number; keys: readonly string[] }>()

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
  items: readonly string[],
  action?: NoticeAction
): Promise<boolean> {
  const keys = [...new Set(items)]
  const added = showAdded(to.id, keys)
  const unsaved = new Set(keys)
  const abort = new AbortController()
  const report = () => {
    const total = keys.length
    const done = total - unsaved.size
    const cancel = () => abort.abort()
    if (total <= itemsAtOnce) return
    reportWork(saveKey(to), { kind: 'save', done, total, cancel })
  }
  try {
    const accountId = accountFor('collections.edit')
    await enqueue(to.id, () =>
      sendAll(keys, async part => {
        throwIfAborted(abort.signal)
        report()
        await send(to.id, part, accountId)
        part.forEach(one => unsaved.delete(one))
      })
    )
    rememberSaved(keys)
    const t = itemsOf(to).get()
    showNotice('success', t.added(keys.length, { name: to.name }), action)
    return true
  } catch (error) {
    showRemoved(
      to.id,
      added.filter(key => unsaved.has(key))
    )
    const left = keys.filter(key => unsaved.has(key))
    const text = notSavedText(left.length, keys.length, to, error)
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
  keys: readonly string[]
): Promise<void> {
  const before = openedOf(from.id)?.keys ?? []
  const held = knownItemsOf(from.id, keys)
  showRemoved(from.id, keys)
  try {
    const accountId = accountFor('collections.edit')
    await enqueue(from.id, async () => {
      for (const part of partsOf(keys))
        await removeItems(from.id, part, { accountId })
    })
    forgetSaved(keys)
    showRemovedNotice(from, keys)
    await refreshCollection(from.id)
  } catch (error) {
    changeOpened(from.id, { keys: before })
    noteAdded(from.id, held)
    countUp(from.id, keys.length)
    const why = collectionErrorText(toErrorData(error))
    const { name } = from
    showNotice('error', collectionWords.get().notRemoved({ name, why }))
    await refreshCollection(from.id)
    await reopenCollection(from.id)
  }
}

/** Undo also restores what was removed shortly before. */
function showRemovedNotice(from: Named, keys: readonly string[]): void {
  const t = collectionWords.get()
  const before = takenOut.get(from.id)
  const isShown = $notices.get().some(({ id }) => id === before?.notice)
  const known = (isShown && before?.keys) || []
  const all = [...new Set([...known, ...keys])]
  if (before) dismissNotice(before.notice)
  const text = itemsOf(from).get().removed(all.length, { name: from.name })
  const notice = showNotice('success', text, {
    text: t.undo,
    run: () => void addToCollection(from, all)
  })
  takenOut.set(from.id, { notice, keys: all })
}

function notSavedText(
  left: number,
  all: number,
  to: Named,
  thrown: unknown
): string {
  const { name } = to
  const why = collectionErrorText(toErrorData(thrown))
  return left === all
    ? itemsOf(to).get().notAdded(all, { name, why })
    : collectionWords.get().notAddedOf({ left, all, name, why })
}

/** The words for its items. */
function itemsOf({ id }: Named) {
  return itemWords(mediumOf(id))
}

/** Sends the last part first, because the service puts later items first. */
async function sendAll(
  keys: readonly string[],
  sendPart: (part: string[]) => Promise<void>
): Promise<void> {
  for (const part of partsOf(lastFirst(keys))) await sendPart(part)
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
  part: readonly string[],
  accountId: string
): Promise<boolean> {
  try {
    const { keys } = await fetchItems(id, 1, { accountId })
    return part.every(one => keys.includes(one))
  } catch {
    return false // the first error is the one to report
  }
}

function lastFirst(keys: readonly string[]): string[] {
  return keys.reduceRight<string[]>((all, key) => {
    all.push(key)
    return all
  }, [])
}

function partsOf(keys: readonly string[]): string[][] {
  const count = Math.ceil(keys.length / itemsAtOnce)
  return Array.from({ length: count }, (_, i) =>
    keys.slice(i * itemsAtOnce, (i + 1) * itemsAtOnce)
  )
}

/** Returns those that were not known to be in it. */
function showAdded(id: string, items: readonly string[]): string[] {
  const opened = openedOf(id)
  const known = new Set(knownItemsOf(id, items))
  const added = items.filter(one => !known.has(one))
  if (opened)
    changeOpened(id, { keys: [...added, ...opened.keys], itemsVersion: null })
  noteAdded(id, added)
  countUp(id, added.length)
  return added
}

function showRemoved(id: string, items: readonly string[]): void {
  const opened = openedOf(id)
  const removed = new Set(items)
  const keys = opened?.keys.filter(one => !removed.has(one)) ?? []
  if (opened) changeOpened(id, { keys, itemsVersion: null })
  noteRemoved(id, items)
  countUp(id, -items.length)
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
