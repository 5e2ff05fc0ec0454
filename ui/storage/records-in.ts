import { matchesKey, parseSaved } from '../../contract/saved.ts'
import type { SavedItem } from '../../contract/saved.ts'

/** Those under this key, or keys that begin so; what cannot be read stays where it is. */
export function recordsIn<Item>(
  items: readonly SavedItem[],
  begin: string,
  read: (value: unknown) => Item | null
): Item[] {
  return items
    .filter(({ key }) => matchesKey(key, begin))
    .flatMap(({ text }) => read(parseSaved(text)) ?? [])
}
