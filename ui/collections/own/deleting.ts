import { atom } from 'nanostores'
import { toErrorData } from '../../../contract/errors.ts'
import { deleteCollection } from '../../api/collections/collections.ts'
import { accountFor } from '../../account/account-for.ts'
import { enqueue } from '../../platform/queue.ts'
import { onAccountChange } from '../../account/on-account-change.ts'
import { platform } from '../../platform/platform.ts'
import { collectionErrorText } from './collection-texts.ts'
import { collectionWords } from './words.ts'
import type { Named } from './collection-items.ts'
import { removeFromList } from './collections.ts'
import { showNotice } from '../../shell/notices.ts'

/** Milliseconds in which it can be undone; nothing is sent before. */
const undoTime = 8000

/** By collection id; once sent, it cannot be undone. */
export const $deleting = atom<ReadonlyMap<string, 'waiting' | 'sent'>>(
  new Map()
)

const waiting = new Map<string, AbortController>()

/**
 * Deletes after `undoTime`, unless undone or the panel is closed; the pending
 * deletion is not stored.
 */
export async function deleteLater({ id, name }: Named): Promise<void> {
  if ($deleting.get().has(id)) return
  const abort = new AbortController()
  try {
    const accountId = accountFor('collections.edit')
    waiting.set(id, abort)
    show(id, 'waiting')
    await platform().wait(undoTime, abort.signal)
    if (abort.signal.aborted) return
    waiting.delete(id)
    show(id, 'sent')
    await enqueue(id, () => deleteCollection(id, { accountId }))
    removeFromList(id)
  } catch (error) {
    if (abort.signal.aborted) return
    const why = collectionErrorText(toErrorData(error))
    showNotice('error', collectionWords.get().notDeleted({ name, why }))
  } finally {
    if (!abort.signal.aborted) show(id, null)
  }
}

export function undoDelete(id: string): void {
  waiting.get(id)?.abort()
  if (waiting.delete(id)) show(id, null)
}

function show(id: string, state: 'waiting' | 'sent' | null): void {
  const states = new Map($deleting.get())
  if (state) states.set(id, state)
  else states.delete(id)
  $deleting.set(states)
}

// Another person did not ask for it.
onAccountChange(() => [...waiting.keys()].forEach(undoDelete))
