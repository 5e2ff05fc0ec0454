import { parseSaved, savedKeys } from '../../contract/saved.ts'
import { asRecord } from '../../contract/shape.ts'
import { loadItems } from './storage.ts'

/** The saved settings, unchecked; empty when they cannot be read. */
export async function loadSettings(): Promise<{ [name: string]: unknown }> {
  const [item] = await loadItems(savedKeys.settings).catch(() => [])
  return asRecord(item && parseSaved(item.text)) || {}
}
