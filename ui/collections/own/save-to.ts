import type { MediaType } from '../../../contract/api/media-type.ts'
import { collectionWords } from './words.ts'
import { addToCollection } from './collection-items.ts'
import type { Named } from './collection-items.ts'
import { knownItemsOf } from './known-collections.ts'
import { makeCollection } from './make-collection.ts'
import { openView } from '../../shell/view.ts'

/** Shows a notice with a link when done. Returns whether all were saved. */
export function saveAssets(
  to: Named,
  keys: readonly string[]
): Promise<boolean> {
  return addToCollection(to, keys, {
    text: collectionWords.get().open,
    run: () => openView({ name: 'collection', kind: 'own', id: to.id })
  })
}

/**
 * For items of this medium. Fails if it could not be created; other errors are
 * shown.
 */
export async function saveToNew(
  name: string,
  mediaType: MediaType,
  keys: readonly string[]
): Promise<void> {
  const made = await makeCollection(name, mediaType)
  void saveAssets(made, keys)
}

/** As far as known: only opened collections are. */
export function isKnownToHold(id: string, keys: readonly string[]): boolean {
  return knownItemsOf(id, keys).length === keys.length
}
