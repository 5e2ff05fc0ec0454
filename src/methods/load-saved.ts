import type { SavedItem } from '../../contract/saved.ts'
import { loadItems } from '../storage.ts'

export async function loadSaved({ begin }: { begin: string }): Promise<{
  items: SavedItem[]
}> {
  return { items: await loadItems(begin) }
}
