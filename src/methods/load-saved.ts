import type { SavedItem } from '../../contract/saved.ts'
import { loadItems } from '../storage.ts'

export async function loadSaved({ prefix }: { prefix: string }): Promise<{
  items: SavedItem[]
}> {
  return { items: await loadItems(prefix) }
}
