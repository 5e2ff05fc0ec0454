import { atom } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import { accountFor } from '../../account/account-for.ts'
import { enqueue } from '../../platform/queue.ts'
import { sendOrder } from './send-order.ts'
import type { SentOrder } from './send-order.ts'
import { platform } from '../../platform/platform.ts'
import { collectionErrorText, orderText } from './collection-texts.ts'
import { collectionWords } from './words.ts'
import { changeOpened, openedOf, reopenCollection } from './collection.ts'
import type { OpenedCollection } from './collection.ts'
import { changeListed } from './collections.ts'
import { detailsOf } from '../../library/asset-details.ts'
import { showNotice } from '../../shell/notices.ts'
import { reportWork } from '../../shell/progress.ts'

/** True until the service reports that it keeps its own order. */
export const $canOrder = atom(true)

/** Milliseconds to wait for more moves before sending the order. */
export const debounceTime = 700

interface Move {
  /** Before the first move that is not sent yet. */
  known: readonly string[]
  /** As currently shown. */
  opened: OpenedCollection
}

const moves = new Map<string, Move>()

/**
 * Shown at once. Sent as a whole, and only if nobody else changed the
 * collection since it was read; their change would be lost.
 */
export async function orderItems(
  id: string,
  keys: readonly string[]
): Promise<void> {
  const opened = openedOf(id)
  if (!opened || keys === opened.keys) return
  const known = moves.get(id)?.known
  moves.set(id, {
    known: known ?? opened.keys,
    opened: { ...opened, keys }
  })
  changeOpened(id, { keys })
  if (!known) await enqueue(id, () => save(id))
}

async function save(id: string): Promise<void> {
  let name = ''
  try {
    const accountId = accountFor('collections.edit')
    await platform().wait(debounceTime)
    const move = moves.get(id)
    moves.delete(id)
    if (!move) return
    const opened = openedOf(id) ?? move.opened
    name = opened.collection.name
    showResult(await send(move.known, opened, accountId), opened)
  } catch (error) {
    moves.delete(id)
    const why = collectionErrorText(toErrorData(error))
    showNotice('error', collectionWords.get().notOrdered({ name, why }))
    await reopenCollection(id)
  } finally {
    reportWork(`order ${id}`, null)
  }
}

function send(
  known: readonly string[],
  { collection: { id }, keys, itemsVersion, more }: OpenedCollection,
  accountId: string
): Promise<SentOrder> {
  return sendOrder(
    {
      id,
      known,
      reordered: keys,
      itemsVersion,
      isWhole: more === 'none',
      removed: new Set(known.filter(one => detailsOf(one) === null))
    },
    { accountId },
    (done, total) => reportWork(`order ${id}`, { kind: 'order', done, total })
  )
}

/** Confirms the shown order, or loads it again. */
function showResult(
  sent: SentOrder,
  { collection, keys }: OpenedCollection
): void {
  const { id } = collection
  const words = orderText(collection, sent)
  if (words) showNotice(sent.outcome === 'saved' ? 'info' : 'error', words)
  if (sent.outcome !== 'saved') {
    moves.delete(id)
    if (sent.outcome === 'unknown-here') $canOrder.set(false)
    void reopenCollection(id)
    return
  }
  changeListed(id, sent.collection)
  const now = moves.get(id)?.known ?? openedOf(id)?.keys
  const itemsVersion = now === keys ? sent.collection.itemsChanged : null
  changeOpened(id, { collection: sent.collection, itemsVersion })
}
