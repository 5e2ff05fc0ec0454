import { collectionWords } from './words.ts'
import { addToCollection } from './collection-items.ts'
import type { Named } from './collection-items.ts'
import { heldOf } from './held-items.ts'
import { makeCollection } from './new-collection.ts'
import { openView } from '../../shell/view.ts'

/** Told when it is done, with a way there; whether all came. */
export function saveAssets(
  to: Named,
  assetIds: readonly string[]
): Promise<boolean> {
  return addToCollection(to, assetIds, {
    text: collectionWords.get().open,
    run: () => openView({ name: 'collection', kind: 'own', id: to.id })
  })
}

/** Fails when it could not be made; the rest is told. */
export async function saveToNew(
  name: string,
  assetIds: readonly string[]
): Promise<void> {
  const made = await makeCollection(name)
  void saveAssets(made, assetIds)
}

/** As far as it is known, which it is of those that were opened. */
export function isKnownToHold(
  id: string,
  assetIds: readonly string[]
): boolean {
  return heldOf(id, assetIds).length === assetIds.length
}
