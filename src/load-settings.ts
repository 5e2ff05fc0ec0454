import { parseSaved, savedKeys } from '../contract/saved.ts'
import { readSettings } from '../contract/settings.ts'
import type { Settings } from '../contract/settings.ts'
import { loadItems } from './storage.ts'

/** The default where they cannot be read. */
export async function loadSettings(): Promise<Settings> {
  const [item] = await loadItems(savedKeys.settings).catch(() => [])
  return readSettings(item ? parseSaved(item.text) : null)
}
