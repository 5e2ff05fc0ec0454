import { toErrorData } from '../../../contract/errors.ts'
import {
  fetchCollection,
  fetchItems,
  pageLength,
  setItems
} from '../../api/collections/collections.ts'
import type {
  CollectionAccess,
  Collection
} from '../../api/collections/collections.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'
import { readAllKeys } from './read-all-keys.ts'

export interface NewOrder {
  id: string
  /** Keys of what is shown, as before the first move. */
  known: readonly string[]
  /** The same in its new order. */
  reordered: readonly string[]
  /** `itemsChanged` when `known` was read; null if unknown. */
  itemsVersion: string | null
  /** Everything is loaded. */
  isWhole: boolean
  /** Of those shown, assets that the library removed. */
  removed: ReadonlySet<string>
}

export type SentOrder =
  | {
      outcome: 'saved'
      collection: Collection
      /** The service would not keep assets that the library removed. */
      leftOut: number
    }
  /** Nothing was sent; `at` is when someone else changed it. */
  | { outcome: 'changed'; at: string | null }
  /** Someone changed it at the same time. */
  | { outcome: 'mixed' }
  /** The service does not support ordering. */
  | { outcome: 'unknown-here' }

/**
 * Replaces all items, so items that are not loaded are read first. Sent only if
 * nobody else changed the collection since.
 */
export async function sendOrder(
  order: NewOrder,
  access: CollectionAccess,
  onProgress: (done: number, total: number) => void
): Promise<SentOrder> {
  const { id, known, reordered, itemsVersion, isWhole } = order
  const now = await fetchCollection(id, access)
  if (itemsVersion !== null && itemsVersion !== now.itemsChanged) {
    return { outcome: 'changed', at: now.itemsChanged }
  }
  let all = known
  if (!isWhole || itemsVersion === null) {
    all = await readAllKeys(id, access, done => onProgress(done, now.count))
    const { itemsChanged: at } = await fetchCollection(id, access)
    const isSame = known.every((one, i) => one === all[i])
    if (at !== now.itemsChanged || !isSame) return { outcome: 'changed', at }
  }
  const placed = new Set(reordered)
  const whole = [...reordered, ...all.filter(one => !placed.has(one))]
  const failure = await send(id, whole, access)
  if (failure && isUnknownHere(failure)) {
    await fetchCollection(id, access) // fails if it was deleted in the meantime
    return { outcome: 'unknown-here' }
  }
  const sent = await checkOrder(order, whole, access)
  if (failure && sent.outcome !== 'saved') throw failure
  return sent
}

/** Sends the order and checks the result; a lost reply is not a failure yet. */
async function send(
  id: string,
  keys: readonly string[],
  access: CollectionAccess
): Promise<unknown> {
  try {
    await setItems(id, keys, access)
    return null
  } catch (error) {
    if (!isOutcomeUnknown(error) && !isUnknownHere(error)) throw error
    return error
  }
}

/** Someone may have changed it between the check and the order. */
async function checkOrder(
  { id, removed }: NewOrder,
  whole: readonly string[],
  access: CollectionAccess
): Promise<SentOrder> {
  const collection = await fetchCollection(id, access)
  const { keys } = await fetchItems(id, 1, access)
  const leftOut = whole.length - collection.count
  const kept = leftOut === 0 ? whole : whole.filter(one => !removed.has(one))
  const first = kept.slice(0, pageLength)
  const isAsSent =
    kept.length === collection.count &&
    keys.length === first.length &&
    first.every((one, i) => one === keys[i])
  return isAsSent
    ? { outcome: 'saved', collection, leftOut }
    : { outcome: 'mixed' }
}

/**
 * The collection was found a moment ago, so the operation itself is missing.
 */
function isUnknownHere(thrown: unknown): boolean {
  const { code, data } = toErrorData(thrown)
  return code === 'not-found' || data?.['status'] === 405
}
