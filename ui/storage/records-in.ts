import { matchesKey, parseSaved } from '../../contract/saved.ts'
import type { SavedItem } from '../../contract/saved.ts'

/**
 * Records under this key, or under keys with this prefix. Unreadable ones are
 * skipped and stay in storage.
 */
export function recordsIn<Item>(
  items: readonly SavedItem[],
  begin: string,
  read: (value: unknown) => Item | null
): Item[] {
  return items
    .filter(({ key }) => matchesKey(key, begin))
    .flatMap(({ text }) => read(parseSaved(text)) ?? [])
}
