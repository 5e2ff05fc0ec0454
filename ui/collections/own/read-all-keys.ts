import { ClearedError } from '../../../contract/errors.ts'
import { fetchItems, pageLength } from '../../api/collections/collections.ts'
import type { CollectionAccess } from '../../api/collections/collections.ts'

/** Keys of all items in a collection; fails if one is missing. */
export async function readAllKeys(
  id: string,
  access: CollectionAccess,
  onProgress: (done: number) => void
): Promise<string[]> {
  const all = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { keys, received } = await fetchItems(id, page, access)
    if (keys.length < received) {
      throw new ClearedError('reply-unreadable', 'An item has no id.')
    }
    const before = all.size
    keys.forEach(one => all.add(one))
    onProgress(all.size)
    if (received < pageLength) return [...all]
    if (all.size === before) {
      throw new ClearedError('reply-unreadable', 'Pages come again and again.')
    }
  }
}
