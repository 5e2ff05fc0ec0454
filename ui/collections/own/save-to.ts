import { collectionWords } from './words.ts'
import { addToCollection } from './collection-items.ts'
import type { Named } from './collection-items.ts'
import { knownItemsOf } from './known-collections.ts'
import { makeCollection } from './make-collection.ts'
import { openView } from '../../shell/view.ts'

/** Shows a notice with a link when done. Returns whether all were saved. */
export function saveAssets(
  to: Named,
  assetIds: readonly string[]
): Promise<boolean> {
  return addToCollection(to, assetIds, {
    text: collectionWords.get().open,
    run: () => openView({ name: 'collection', kind: 'own', id: to.id })
  })
}

/** Fails if it could not be created; other errors are shown. */
export async function saveToNew(
  name: string,
  assetIds: readonly string[]
): Promise<void> {
  const made = await makeCollection(name)
  void saveAssets(made, assetIds)
}

/** As far as known: only opened collections are. */
export function isKnownToHold(
  id: string,
  assetIds: readonly string[]
): boolean {
  return knownItemsOf(id, assetIds).length === assetIds.length
}
