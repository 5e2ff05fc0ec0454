import { toErrorData } from '../../../contract/errors.ts'
import {
  fetchCollection,
  fetchItems,
  pageLength,
  setItems
} from '../../api/collections.ts'
import type { Ask, Collection } from '../../api/collections.ts'
import { mayHaveCome } from './outcome-unknown.ts'
import { readAllIds } from './read-all-ids.ts'

export interface NewOrder {
  id: string
  /** What is on view, as it was before anything was moved. */
  known: readonly string[]
  /** The same in its new order. */
  wanted: readonly string[]
  /** `itemsChanged` under which `known` was read; null if that is not known. */
  readUnder: string | null
  /** Nothing follows what is on view. */
  isWhole: boolean
  /** Of those on view, what the library has no longer. */
  gone: ReadonlySet<string>
}

export type SentOrder =
  | {
      outcome: 'saved'
      collection: Collection
      /** The service would not keep what the library has no longer. */
      leftOut: number
    }
  /** Nothing was sent; `at` is when somebody changed it. */
  | { outcome: 'changed'; at: string | null }
  /** Somebody changed it while it was on its way. */
  | { outcome: 'mixed' }
  /** The service takes no order. */
  | { outcome: 'unknown-here' }

/**
 * Replaces all items, so all must be known: those that are not on view are
 * read first. Sent only when nobody else changed the collection since.
 */
export async function sendOrder(
  order: NewOrder,
  ask: Ask,
  tell: (done: number, total: number) => void
): Promise<SentOrder> {
  const { id, known, wanted, readUnder, isWhole } = order
  const now = await fetchCollection(id, ask)
  if (readUnder !== null && readUnder !== now.itemsChanged) {
    return { outcome: 'changed', at: now.itemsChanged }
  }
  let all = known
  if (!isWhole || readUnder === null) {
    all = await readAllIds(id, ask, done => tell(done, now.count))
    const { itemsChanged: at } = await fetchCollection(id, ask)
    const isSame = known.every((one, i) => one === all[i])
    if (at !== now.itemsChanged || !isSame) return { outcome: 'changed', at }
  }
  const placed = new Set(wanted)
  const whole = [...wanted, ...all.filter(one => !placed.has(one))]
  const failure = await send(id, whole, ask)
  if (failure && isUnknownHere(failure)) {
    await fetchCollection(id, ask) // fails when it was deleted meanwhile
    return { outcome: 'unknown-here' }
  }
  const sent = await look(order, whole, ask)
  if (failure && sent.outcome !== 'saved') throw failure
  return sent
}

/** What came of it; a lost reply is no failure yet. */
async function send(
  id: string,
  ids: readonly string[],
  ask: Ask
): Promise<unknown> {
  try {
    await setItems(id, ids, ask)
    return null
  } catch (error) {
    if (!mayHaveCome(error) && !isUnknownHere(error)) throw error
    return error
  }
}

/** Another change may have come between the look before and the order. */
async function look(
  { id, gone }: NewOrder,
  whole: readonly string[],
  ask: Ask
): Promise<SentOrder> {
  const collection = await fetchCollection(id, ask)
  const { ids } = await fetchItems(id, 1, ask)
  const leftOut = whole.length - collection.count
  const kept = leftOut === 0 ? whole : whole.filter(one => !gone.has(one))
  const first = kept.slice(0, pageLength)
  const isSo =
    kept.length === collection.count &&
    ids.length === first.length &&
    first.every((one, i) => one === ids[i])
  return isSo ? { outcome: 'saved', collection, leftOut } : { outcome: 'mixed' }
}

/** It was found a moment ago: what is not there is the operation. */
function isUnknownHere(thrown: unknown): boolean {
  const { code, data } = toErrorData(thrown)
  return code === 'not-found' || data?.['status'] === 405
}
