import { toErrorData } from '../../../contract/errors.ts'
import { renameCollection } from '../../api/collections/collections.ts'
import { accountFor } from '../../account/account-for.ts'
import { enqueue } from '../../platform/queue.ts'
import { collectionErrorText } from './collection-texts.ts'
import { collectionWords } from './words.ts'
import { changeOpened, openedOf } from './collection.ts'
import { changeListed, collectionOf } from './collections.ts'
import { showNotice } from '../../shell/notices.ts'

/** Shown at once; the old name returns if the service refuses. */
export async function rename(id: string, given: string): Promise<void> {
  const name = given.trim()
  const known = openedOf(id)?.collection ?? collectionOf(id)
  const before = known?.name ?? ''
  if (name === before) return
  try {
    const accountId = accountFor('collections.edit')
    show(id, name)
    await enqueue(id, () => renameCollection(id, name, { accountId }))
  } catch (error) {
    show(id, before)
    const why = collectionErrorText(toErrorData(error))
    showNotice('error', collectionWords.get().notRenamed({ name: before, why }))
  }
}

function show(id: string, name: string): void {
  changeListed(id, { name })
  const opened = openedOf(id)
  if (opened) changeOpened(id, { collection: { ...opened.collection, name } })
}
