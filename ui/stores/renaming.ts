import { toErrorData } from '../../contract/errors.ts'
import { renameCollection } from '../api/collections.ts'
import { accountFor } from '../collections/account-for.ts'
import { inTurn } from '../collections/in-turn.ts'
import { wordsForCollections } from '../words-for/collections.ts'
import { collectionWords } from '../words/collections.ts'
import { change, openedOf } from './collection.ts'
import { changeListed, collectionOf } from './collections.ts'
import { showNotice } from './notices.ts'

/** Shown at once; the old name comes back when the service does not take it. */
export async function rename(id: string, given: string): Promise<void> {
  const name = given.trim()
  const known = openedOf(id)?.collection ?? collectionOf(id)
  const before = known?.name ?? ''
  if (name === before) return
  try {
    const of = accountFor('collections.edit')
    show(id, name)
    await inTurn(id, () => renameCollection(id, name, { of }))
  } catch (error) {
    show(id, before)
    const why = wordsForCollections(toErrorData(error))
    showNotice('error', collectionWords.get().notRenamed({ name: before, why }))
  }
}

function show(id: string, name: string): void {
  changeListed(id, { name })
  const opened = openedOf(id)
  if (opened) change(id, { collection: { ...opened.collection, name } })
}
