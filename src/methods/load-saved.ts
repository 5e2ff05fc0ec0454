import type { LoadSaved, SavedItem } from '../../contract/saved.ts'
import { loadItems } from '../platform/storage.ts'

export async function loadSaved({ begin, but }: LoadSaved): Promise<{
  items: SavedItem[]
}> {
  return { items: await loadItems(begin, but) }
}
